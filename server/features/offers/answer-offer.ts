import { z } from 'zod'
import type { FormResult } from '#model/form-result.ts'
import type { Language } from '#model/language/language.ts'
import { localDay } from '#model/local-time.ts'
import {
  OFFER_MESSAGE_MAX,
  OFFER_NAME_MAX,
  offerMessages,
  offerReference,
  shownState,
} from '#model/offers/offer.ts'
import { requiredLine, text } from '#model/text.ts'
import type { Deps } from '#server/deps.ts'
import { lockLeadOrFail } from '#server/features/leads/inbox/lock-leads.ts'
import type { OfferRow } from '#server/platform/db/rows/offers.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readForm } from '#server/platform/http/read-form.ts'
import { validate } from '#server/platform/http/validate.ts'
import { withErrorHandling } from '#server/platform/http/with-error-handling.ts'
import type { Client } from '#server/platform/runtime.ts'
import { readOfferLinkKey } from './offer-link-key.ts'
import { lockOffer } from './offer-rows.ts'
import { type Answered, storeAcceptance, storeRefusal } from './store-answer.ts'

/** The checkbox of an optional line, by its index. */
const optionField = /^option-(\d{1,3})$/

/** `sum`: sent by the button that shows the total of what is ticked, for browsers without scripts. */
const fields = ['answer', 'revision', 'name', 'agree', 'reason', 'sum'] as const

/** Accepts or declines an offer: the POST of its page. The same answer twice changes nothing. Never throws. */
export function answerOffer(deps: Deps, client: Client, request: Request): Promise<FormResult> {
  return withErrorHandling(deps, offerMessages.failure, async (keep) => {
    await deps.limits.count('leads', client)
    const rules = { fields, isField: (name: string) => optionField.test(name) }
    const form = await readForm(request, rules, { keep })
    const language = await deps.content.language()
    const [unknown] = Object.values(form.errors)
    if (unknown) fail(422, unknown, { errors: form.errors })
    const { answer } = validate(kindSchema, form.fields)
    if (form.fields.sum) return { status: 200, message: offerMessages.summed, values: form.fields }
    const key = new URL(request.url).searchParams.get('key') ?? ''
    const id = readOfferLinkKey(deps.secrets, key)?.id
    const known =
      id &&
      (await deps.store
        .selectFrom('offers')
        .select('lead_id')
        .where('id', '=', id)
        .executeTakeFirst())
    if (!known) fail(410, offerMessages.unknown)
    return deps.store.transaction().execute(async (transaction) => {
      const lead = await lockLeadOrFail(transaction, known.lead_id)
      const answered = { lead, offer: await lockOffer(transaction, id) }
      return answer === 'accept'
        ? accept(transaction, deps, language, answered, form.fields)
        : decline(transaction, deps, language, answered, form.fields)
    })
  })
}

const kindSchema = z.object({
  answer: z.enum(['accept', 'decline'], { error: offerMessages.answerRequired }),
})

async function accept(
  transaction: StoreTransaction,
  deps: Deps,
  language: Language,
  { lead, offer }: Answered,
  given: Record<string, string>,
): Promise<FormResult> {
  if (offer.state === 'declined') await refuse(deps, language, 409, offerMessages.closed)
  if (offer.state !== 'accepted') {
    await requireOpen(deps, language, offer, given.revision)
    const { name } = validate(acceptSchema(language), given)
    const chosen = Object.keys(given).flatMap((field) => optionField.exec(field)?.[1] ?? [])
    await storeAcceptance(transaction, deps, { lead, offer, name, chosen: chosen.map(Number) })
  }
  const reference = offerReference(lead.reference, offer.number)
  return { status: 200, message: offerMessages.accepted, reference }
}

async function decline(
  transaction: StoreTransaction,
  deps: Deps,
  language: Language,
  { lead, offer }: Answered,
  given: Record<string, string>,
): Promise<FormResult> {
  if (offer.state === 'accepted') await refuse(deps, language, 409, offerMessages.final)
  if (offer.state !== 'declined') {
    await requireOpen(deps, language, offer, given.revision)
    const { reason } = validate(declineSchema(language), given)
    await storeRefusal(transaction, deps, { lead, offer, reason })
  }
  return { status: 200, message: offerMessages.declined }
}

function acceptSchema({ t }: Language) {
  return z.object({
    name: requiredLine(OFFER_NAME_MAX, t('Full name'), t(offerMessages.nameRequired), t),
    agree: z.literal('yes', { error: t(offerMessages.agreeRequired) }),
  })
}

function declineSchema({ t }: Language) {
  return z.object({ reason: text(OFFER_MESSAGE_MAX, t('The reason'), t).default('') })
}

/** @throws HttpError 410 if the offer was withdrawn or is over, 409 if the answer is to an earlier text */
async function requireOpen(
  deps: Deps,
  language: Language,
  offer: OfferRow,
  revision: string | undefined,
) {
  const { timeZone } = await deps.content.site()
  const state = shownState(offer.state, offer.expires_on, localDay(deps.clock(), timeZone))
  if (state === 'draft') fail(410, offerMessages.unknown)
  if (state === 'withdrawn' || state === 'expired') {
    await refuse(deps, language, 410, offerMessages[state])
  }
  if (revision !== offer.revision_id) fail(409, offerMessages.changed)
}

async function refuse(
  { content }: Deps,
  { t }: Language,
  status: number,
  sentence: string,
): Promise<never> {
  const { email } = await content.site()
  fail(status, t(sentence, { email }))
}
