import { emailSchema } from '#model/email.ts'
import { CONSENT_SOURCE_MAX } from '#model/subscriber.ts'
import { isLine } from '#model/text.ts'
import type { Store, StoreTransaction } from '#server/db/schema.ts'
import { addressKey } from '#server/newsletter/subscribe.ts'
import { erasedAmong } from '#server/privacy/address-mark.ts'
import type { ListLine } from './read-list.ts'

/** An address that can be taken. Where the line says nothing on consent, `consentAt` and `source` are null. */
export type NewAddress = {
  email: string
  key: string
  consentAt: string | null
  source: string | null
  /** The list itself says that its owner has not confirmed it. */
  isPending: boolean
}

export type SortedList = {
  fresh: NewAddress[]
  known: { confirmed: number; pending: number; unsubscribed: number; erased: number }
  /** Lines whose address stands further up. */
  repeated: number
  faults: { line: number; text: string; reason: string }[]
}

/** Keys looked up in one statement. */
const BATCH = 500

/** Tells a list's new addresses from known ones, repetitions and lines that cannot be taken. */
export async function sortList(
  store: Store | StoreTransaction,
  lines: ListLine[],
  now: Date,
): Promise<SortedList> {
  const faults: SortedList['faults'] = []
  const wanted = new Map<string, NewAddress>()
  let taken = 0
  for (const line of lines) {
    const reason = faultOf(line, now)
    if (reason) {
      faults.push({ line: line.line, text: line.email.slice(0, 80), reason })
      continue
    }
    taken += 1
    const address = newAddress(line)
    if (!wanted.has(address.key)) wanted.set(address.key, address)
  }
  const repeated = taken - wanted.size
  const known = await removeKnown(store, wanted)
  return { fresh: [...wanted.values()], known, repeated, faults }
}

function faultOf({ email, consentAt, consentText, state }: ListLine, now: Date) {
  const address = emailSchema.safeParse(email)
  if (!address.success) return address.error.issues[0]?.message ?? 'Invalid email address'
  if (state.toLowerCase() === 'unsubscribed') return 'Unsubscribed, says the list itself'
  const moment = consentAt && momentOf(consentAt)
  if (moment === null) return `“${consentAt.slice(0, 40)}” is not a day such as 2024-12-31`
  if (moment && moment > now.toISOString()) return 'The day of consent has not come yet'
  if (consentText.length > CONSENT_SOURCE_MAX)
    return `Consent has more than ${CONSENT_SOURCE_MAX} characters`
  if (!isLine(consentText)) return 'Consent contains a character that cannot be used here'
  return null
}

/** An ISO day or moment as an ISO moment; null for anything else. */
export function momentOf(text: string) {
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
    consentAt: consentAt ? momentOf(consentAt) : null,
    source: consentText || null,
    isPending: state.toLowerCase() === 'pending',
  }
}

/** Takes those out of `wanted` that are stored or were erased; returns how many of each. */
async function removeKnown(store: Store | StoreTransaction, wanted: Map<string, NewAddress>) {
  const known = { confirmed: 0, pending: 0, unsubscribed: 0, erased: 0 }
  const keys = [...wanted.keys()]
  for (let start = 0; start < keys.length; start += BATCH) {
    const rows = await store
      .selectFrom('newsletter_subscribers')
      .select(['address_key', 'state'])
      .where('address_key', 'in', keys.slice(start, start + BATCH))
      .execute()
    for (const { address_key, state } of rows) {
      known[state] += 1
      wanted.delete(address_key)
    }
  }
  for (const key of await erasedAmong(store, [...wanted.keys()])) {
    known.erased += 1
    wanted.delete(key)
  }
  return known
}
