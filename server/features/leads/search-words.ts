import { sql } from 'kysely'
import { readCustomAnswers } from '#model/leads/custom-fields.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Longer words are cut: indexes have limits. */
const WORD_MAX = 60

/** Characters of a lead's words; PostgreSQL takes a megabyte. */
const WORDS_MAX = 40_000

/** Further words of a query are ignored. */
const QUERY_WORDS = 8

type Searched = Pick<
  LeadRow,
  | 'reference'
  | 'name'
  | 'email'
  | 'phone'
  | 'details'
  | 'opening'
  | 'city'
  | 'address'
  | 'custom_fields'
>

/** Adds a lead to the search index, or replaces its words, in the transaction that stores it. `texts`: of its messages. */
export async function indexLead(
  transaction: StoreTransaction,
  lead: LeadRow,
  texts: string[] = [],
) {
  const words = leadWords(lead, texts)
  const insert = sql`insert into lead_search (lead_id, words) values (${lead.id}, ${words})
    on conflict (lead_id) do update set words = excluded.words`
  await insert.execute(transaction)
}

/** The search text of a lead: every word once, folded, separated by spaces. */
export function leadWords(lead: Searched, messages: string[] = []) {
  const { reference, name, email, phone, details, opening, city, address } = lead
  const typed = readCustomAnswers(lead.custom_fields).filter(({ at }) => at === undefined)
  const custom = typed.map(({ value }) => value)
  const own = [reference, name, email, phone, opening, city, address, details, ...custom]
  const texts = [...own, ...messages].filter(Boolean)
  const words = [...new Set(wordsOf(texts.join(' ')))].join(' ')
  return words.length > WORDS_MAX ? words.slice(0, words.lastIndexOf(' ', WORDS_MAX)) : words
}

/** The word prefixes of a query, all of which must match. */
export function queryWords(q: string) {
  return [...new Set(wordsOf(q))].slice(0, QUERY_WORDS)
}

/** Ignores case, accents and invisible characters; keeps letters, digits and the marks of other scripts. */
function wordsOf(text: string) {
  return folded(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => [...word].slice(0, WORD_MAX).join(''))
    .filter(Boolean)
}

/** Text without its case, accents and invisible characters. */
export function folded(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
}
