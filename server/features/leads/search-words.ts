import type { LeadRow } from '#server/platform/db/rows/leads.ts'

/** A word is cut here: nobody types more of it, and indexes have limits. */
const WORD_MAX = 60

/** Words of a query that are looked at. */
const QUERY_WORDS = 8

type Searched = Pick<
  LeadRow,
  'reference' | 'name' | 'email' | 'phone' | 'details' | 'opening' | 'city' | 'address'
>

/** What a lead is found by: every word once, folded, a space between. */
export function leadWords(lead: Searched) {
  const { reference, name, email, phone, details, opening, city, address } = lead
  const texts = [reference, name, email, phone, opening, city, address, details]
  return [...new Set(wordsOf(texts.filter(Boolean).join(' ')))].join(' ')
}

/** The beginnings of words that a query asks for; every one of them must be there. Empty: nothing was asked. */
export function queryWords(q: string) {
  return [...new Set(wordsOf(q))].slice(0, QUERY_WORDS)
}

/** Case, accents and invisible marks are no difference; letters, digits and the marks of other scripts stay. */
function wordsOf(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => [...word].slice(0, WORD_MAX).join(''))
    .filter(Boolean)
}
