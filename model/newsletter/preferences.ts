import { message } from '#model/language/message.ts'

/** How long a pause is. */
export const PAUSE_MONTHS = 3

/** What a subscriber has chosen, as the page of their link shows it. */
export type Preferences = {
  state: 'subscribed' | 'ended'
  firstName: string
  /** Those of the settings. */
  topics: { id: string; name: string; isChosen: boolean }[]
  /** Of the settings, if there are several; with their own names. */
  languages: { code: string; name: string; isChosen: boolean }[]
  /** The day on which emails begin again, in the site's language; null for no pause. */
  pausedUntil: string | null
}

export const preferenceMessages = {
  saved: message('Saved. Our next emails follow what you have chosen.'),
  paused: message('Paused. We send you nothing for three months, unless you resume before.'),
  resumed: message('Welcome back. You get our next email.'),
  failure: message('We could not save this. Please try again, or write to {email}.'),
  answerRequired: message('Choose what to change, then send the form again.'),
  ended: message('This address is not subscribed any more. You can sign up again.'),
} as const

/** The name of the check box of a topic. */
export function topicField(id: string) {
  return `topic-${id}`
}
