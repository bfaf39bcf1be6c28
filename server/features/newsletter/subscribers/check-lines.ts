import { isIP } from 'node:net'
import { emailSchema } from '#model/email.ts'
import { consentTexts } from '#model/newsletter/newsletter.ts'
import { CONSENT_SOURCE_MAX, ERRORS_SHOWN } from '#model/newsletter/subscriber.ts'
import { splitTags } from '#model/newsletter/subscriber-data.ts'
import { isLine } from '#model/text.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import type { ListLine } from './list-formats.ts'
import { type ListedDetails, readDetails } from './read-details.ts'

/** A valid address. Dates, or date-times, and `source` are null if the line does not state them. */
export type NewAddress = {
  email: string
  key: string
  consentAt: string | null
  /** Where its owner agreed, or to what, if that was not on a site like this one. */
  source: string | null
  /** The version of this site's wording; "" for another. */
  consentVersion: string
  /** The IP address from which its owner agreed; null if unknown. */
  consentIp: string | null
  /** What the list says of it; others may be confirmed. */
  state: 'pending' | 'unsubscribed' | null
  confirmedAt: string | null
  unsubscribedAt: string | null
  details: ListedDetails
  /** Names of topics, which may exist here. */
  topics: string[]
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

function errorOf(line: ListLine, now: Date) {
  const address = emailSchema.safeParse(line.email)
  if (!address.success) return address.error.issues[0]?.message ?? 'Invalid email address'
  for (const text of [line.consentAt, line.confirmedAt, line.unsubscribedAt]) {
    const time = text && parseConsentDate(text)
    if (time === null) return `“${text.slice(0, 40)}” is not a date such as 2024-12-31`
    if (time > now.toISOString()) return `The date ${time.slice(0, 10)} is in the future`
  }
  if (!Object.hasOwn(states, line.state.toLowerCase())) {
    return `“${line.state.slice(0, 40)}” is not a state that is known here, such as subscribed`
  }
  const { source } = consentOf(line)
  if (source.length > CONSENT_SOURCE_MAX)
    return `Consent has more than ${CONSENT_SOURCE_MAX} characters`
  if (!isLine(source)) return 'Consent contains a character that cannot be used here'
  return null
}

/** Our own exports have this site's wording as the text. */
function consentOf({ consentText, consentSource }: ListLine) {
  const known = Object.entries(consentTexts).find(([, text]) => text === consentText)
  return { version: known?.[0] ?? '', source: consentSource || (known ? '' : consentText) }
}

/** Groups: day, time, zone. Go, as in listmonk, also writes the name of the zone: "10:30:00.5 +0530 IST". */
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: ?(Z|[+-]\d{2}:?\d{2})(?: [A-Z\d+-]+)?)?)?$/

/**
 * An ISO date as it is, or an ISO date-time in UTC; null for anything else. A date gains no time that nobody stated; a
 * time without a zone is in UTC.
 */
export function parseConsentDate(text: string) {
  const [, day, time, zone = 'Z'] = DATE.exec(text) ?? []
  if (!day) return null
  const start = new Date(`${day}T00:00:00Z`)
  // "2024-02-30" would become March.
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(day)) return null
  if (!time) return day
  const dateTime = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(dateTime.getTime()) ? null : dateTime.toISOString()
}

/** What this and other programs call the states of people. */
const states: Record<string, NewAddress['state']> = {
  '': null,
  active: null,
  confirmed: null,
  enabled: null,
  subscribed: null,
  pending: 'pending',
  unconfirmed: 'pending',
  nonsubscribed: 'pending',
  'non-subscribed': 'pending',
  unsubscribed: 'unsubscribed',
  cleaned: 'unsubscribed',
  bounced: 'unsubscribed',
  complained: 'unsubscribed',
  blocklisted: 'unsubscribed',
  blacklisted: 'unsubscribed',
  disabled: 'unsubscribed',
}

function newAddress(line: ListLine): NewAddress {
  const address = emailSchema.parse(line.email)
  const { version, source } = consentOf(line)
  return {
    email: address,
    key: addressKey(address),
    consentAt: parseConsentDate(line.consentAt),
    source: source || null,
    consentVersion: version,
    consentIp: isIP(line.consentIp) ? line.consentIp : null,
    state: states[line.state.toLowerCase()] ?? null,
    confirmedAt: parseConsentDate(line.confirmedAt),
    unsubscribedAt: parseConsentDate(line.unsubscribedAt),
    details: readDetails(line),
    topics: splitTags(line.topics),
  }
}

/** True if it must be said elsewhere where the owner of an address agreed; an unsubscribed one gets nothing. */
export function lacksSource({ source, consentVersion, state }: NewAddress) {
  return state !== 'unsubscribed' && source === null && consentVersion === ''
}

/** True if it must be said elsewhere when its owner agreed, unless they are asked. */
export function lacksDay({ consentAt, state }: NewAddress) {
  return state === null && consentAt === null
}
