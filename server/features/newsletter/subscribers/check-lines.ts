import { emailSchema } from '#model/email.ts'
import { CONSENT_SOURCE_MAX, FAULTS_SHOWN } from '#model/newsletter/subscriber.ts'
import { isLine } from '#model/text.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import type { ListLine } from './parse-list.ts'

/** An address that can be taken. Where the line says nothing on consent, `consentAt` and `source` are null. */
export type NewAddress = {
  email: string
  key: string
  consentAt: string | null
  source: string | null
  /** The list itself says that its owner has not confirmed it. */
  isPending: boolean
}

/** A list's addresses, each once, and what else stands in it. */
export type CheckedLines = {
  wanted: NewAddress[]
  /** Lines whose address stands further up. */
  repeated: number
  /** The first of the lines that cannot be taken, and how many there are. */
  faults: { line: number; text: string; reason: string }[]
  faulty: number
}

/** Tells the addresses of a list from repetitions and lines that cannot be taken. */
export function checkLines(lines: ListLine[], now: Date): CheckedLines {
  const faults: CheckedLines['faults'] = []
  const wanted = new Map<string, NewAddress>()
  let faulty = 0
  for (const line of lines) {
    const reason = faultOf(line, now)
    if (reason) {
      faulty += 1
      const fault = { line: line.line, text: line.email.slice(0, 80), reason }
      if (faulty <= FAULTS_SHOWN) faults.push(fault)
      continue
    }
    const address = newAddress(line)
    if (!wanted.has(address.key)) wanted.set(address.key, address)
  }
  const repeated = lines.length - faulty - wanted.size
  return { wanted: [...wanted.values()], repeated, faults, faulty }
}

function faultOf({ email, consentAt, consentText, state }: ListLine, now: Date) {
  const address = emailSchema.safeParse(email)
  if (!address.success) return address.error.issues[0]?.message ?? 'Invalid email address'
  if (state.toLowerCase() === 'unsubscribed') return 'Unsubscribed, says the list itself'
  const moment = consentAt && parseMoment(consentAt)
  if (moment === null) return `“${consentAt.slice(0, 40)}” is not a day such as 2024-12-31`
  if (moment && moment > now.toISOString()) return 'The day of consent has not come yet'
  if (consentText.length > CONSENT_SOURCE_MAX)
    return `Consent has more than ${CONSENT_SOURCE_MAX} characters`
  if (!isLine(consentText)) return 'Consent contains a character that cannot be used here'
  return null
}

/** An ISO day or moment as an ISO moment; null for anything else. */
export function parseMoment(text: string) {
  if (
    !/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(
      text,
    )
  ) {
    return null
  }
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  const moment = new Date(text.includes(':') ? text.replace(' ', 'T') : `${text}T00:00:00Z`)
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10))
  return isReal && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null
}

function newAddress({ email, consentAt, consentText, state }: ListLine): NewAddress {
  const address = emailSchema.parse(email)
  return {
    email: address,
    key: addressKey(address),
    consentAt: consentAt ? parseMoment(consentAt) : null,
    source: consentText || null,
    isPending: state.toLowerCase() === 'pending',
  }
}
