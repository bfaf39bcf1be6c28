import { message } from '#model/language/message.ts'

/** `declined` can be changed and sent again; `accepted` and `withdrawn` are final. */
export const offerStates = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const

export type OfferState = (typeof offerStates)[number]

/** `expired`: sent, and its last day has passed. */
export type ShownOfferState = OfferState | 'expired'

export const offerStateNames: Record<ShownOfferState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  expired: 'Expired',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** The states by which offers are listed; `seen`: sent, and the client has opened it since. */
export const listedOfferStates = [
  'draft',
  'sent',
  'seen',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const

export type ListedOfferState = (typeof listedOfferStates)[number]

export const listedOfferStateNames: Record<ListedOfferState, string> = {
  ...offerStateNames,
  seen: 'Seen',
}

/** Days for which a new offer is valid. */
export const OFFER_DAYS = 30

/** Offers of one lead. */
export const OFFERS_MAX = 50

/** Characters of the message with which an offer is sent, and of the reason for declining it. */
export const OFFER_MESSAGE_MAX = 2_000
export const OFFER_NAME_MAX = 120

/** An offer's number, from its lead's reference: "AB-7Q2F-9KXA-1". */
export function offerReference(reference: string, number: number) {
  return `${reference}-${number}`
}

export function offerName(title: string) {
  return title || 'Offer without a title'
}

/** An offer that is sent is expired from the day after its last one, in the site's time zone. */
export function shownState(
  state: OfferState,
  expiresOn: string | null,
  today: string,
): ShownOfferState {
  const isExpired = state === 'sent' && expiresOn !== null && expiresOn < today
  return isExpired ? 'expired' : state
}

/** `{email}` is the site's contact address. */
export const offerMessages = {
  accepted: message('Thank you. The offer is accepted, and a confirmation is on its way to you.'),
  declined: message('You have declined this offer. Thank you for telling us.'),
  summed: message('The total includes what you have ticked. Nothing is accepted yet.'),
  failure: message('We could not store your answer. Please try again, or write to {email}.'),
  unknown: message('This link is not complete. Please open it from the email again.'),
  withdrawn: message('This offer has been withdrawn. Please write to {email}.'),
  expired: message('This offer has expired. Please write to {email} for a new one.'),
  changed: message('This offer has changed. Please read the new version below before you answer.'),
  closed: message('This offer was declined. Please write to {email} to talk about it again.'),
  final: message('This offer is already accepted. Please write to {email} about any change.'),
  nameRequired: message('Full name is required'),
  agreeRequired: message('Tick the box to accept the offer'),
  answerRequired: message('Accept or decline the offer'),
} as const
