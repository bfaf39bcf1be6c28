import { emailSchema } from '#model/email.ts'
import { CONSENT_SOURCE_MAX, ERRORS_SHOWN } from '#model/newsletter/subscriber.ts'
import { isLine } from '#model/text.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import type { ListLine } from './parse-list.ts'

/** A valid address. `consentAt` (a date, or a date-time) and `source` are null if the line does not state them. */
export type NewAddress = {
  email: string
  key: string
  consentAt: string | null
  source: string | null
  /** The list marks the address as not confirmed. */
  isPending: boolean
}

/** A list's distinct addresses, and what is wrong with its other lines. */
export type CheckedLines = {
  addresses: NewAddress[]
  /** Lines that repeat an earlier address. */
  repeated: number
  /** The first invalid lines, and the number of all of them. */
  errors: { line: number; text: string; reason: string }[]
  errorCount: number
}

/** Separates the addresses of a list from repeated and invalid lines. */
export function checkLines(lines: ListLine[], now: Date): CheckedLines {
  const errors: CheckedLines['errors'] = []
  const addresses = new Map<string, NewAddress>()
  let errorCount = 0
  for (const line of lines) {
    const reason = errorOf(line, now)
    if (reason) {
      errorCount += 1
      const error = { line: line.line, text: line.email.slice(0, 80), reason }
      if (errorCount <= ERRORS_SHOWN) errors.push(error)
      continue
    }
    const address = newAddress(line)
    if (!addresses.has(address.key)) addresses.set(address.key, address)
  }
  const repeated = lines.length - errorCount - addresses.size
  return { addresses: [...addresses.values()], repeated, errors, errorCount }
}

function errorOf({ email, consentAt, consentText, state }: ListLine, now: Date) {
  const address = emailSchema.safeParse(email)
  if (!address.success) return address.error.issues[0]?.message ?? 'Invalid email address'
  if (state.toLowerCase() === 'unsubscribed') return 'Marked as unsubscribed in the list'
  const dateTime = consentAt && parseConsentDate(consentAt)
  if (dateTime === null) return `“${consentAt.slice(0, 40)}” is not a date such as 2024-12-31`
  if (dateTime && dateTime > now.toISOString()) return 'The date of consent is in the future'
  if (consentText.length > CONSENT_SOURCE_MAX)
    return `Consent has more than ${CONSENT_SOURCE_MAX} characters`
  if (!isLine(consentText)) return 'Consent contains a character that cannot be used here'
  return null
}

/** An ISO date as it is, or an ISO date-time in UTC; null for anything else. A date gains no time that nobody stated. */
export function parseConsentDate(text: string) {
  if (
    !/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(
      text,
    )
  ) {
    return null
  }
  const day = text.slice(0, 'yyyy-mm-dd'.length)
  const start = new Date(`${day}T00:00:00Z`)
  // "2024-02-30" would become March.
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) return null
  if (text === day) return day
  const dateTime = new Date(text.replace(' ', 'T'))
  return Number.isNaN(dateTime.getTime()) ? null : dateTime.toISOString()
}

function newAddress({ email, consentAt, consentText, state }: ListLine): NewAddress {
  const address = emailSchema.parse(email)
  return {
    email: address,
    key: addressKey(address),
    consentAt: consentAt ? parseConsentDate(consentAt) : null,
    source: consentText || null,
    isPending: state.toLowerCase() === 'pending',
  }
}
