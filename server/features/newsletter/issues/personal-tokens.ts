import {
  type PersonalField,
  personalFields,
  replaceFields,
} from '#model/newsletter/personal-fields.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'
import { type TokenValues, tokenOf } from '#server/platform/mail/fill-tokens.ts'

/** A personal field in a text, and what stands there for those without. */
type Use = { field: PersonalField; fallback: string }

/** The uses of personal fields in an issue, by the name of their token. */
export type PersonalTokens = Map<string, Use>

/** A text with a token for each use of a personal field, which are added to `tokens`. */
export function withTokens(text: string, tokens: PersonalTokens) {
  return replaceFields(text, (field, fallback) => {
    const name = `personal${lettersOf(tokens.size)}`
    tokens.set(name, { field, fallback })
    return tokenOf(name)
  })
}

/** What takes the place of the tokens for one reader. */
export function personalValues(
  tokens: PersonalTokens,
  subscriber: Pick<SubscriberRow, 'first_name' | 'company'>,
): TokenValues {
  return Object.fromEntries(
    [...tokens].map(([name, { field, fallback }]) => [
      name,
      subscriber[personalFields[field]] || fallback,
    ]),
  )
}

/** A number in letters, as names of tokens have no digits. */
function lettersOf(number: number) {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}
