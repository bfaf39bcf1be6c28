import { addDays } from './day.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/**
 * Reads a day as people write it: "Nov 28, 2026", "28 November 2026", "2026-11-28", "today", "tomorrow". Without a year it is the
 * next such day. `today`: an ISO day. Returns an ISO day, or null for everything else, such as February 30.
 */
export function readDay(text: string, today: string): string | null {
  const words = text.trim().toLowerCase().replaceAll(/[.,]/g, ' ').split(/\s+/)
  if (words.length === 1) return readWord(words[0] ?? '', today)
  const [first = '', second = '', year = '', ...more] = words
  const [name, number] = /^\d/.test(first) ? [second, first] : [first, second]
  const month = monthOf(name)
  if (more.length > 0 || month === 0 || !/^\d{1,2}$/.test(number)) return null
  if (year !== '') return /^\d{4}$/.test(year) ? isoOf(year, month, number) : null
  const thisYear = Number(today.slice(0, 4))
  const day = isoOf(String(thisYear), month, number)
  return day !== null && day < today ? isoOf(String(thisYear + 1), month, number) : day
}

function readWord(word: string, today: string) {
  if (word === 'today') return today
  if (word === 'tomorrow') return addDays(today, 1)
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(word) ?? []
  return year && month && day ? isoOf(year, Number(month), day) : null
}

/** From 1; 0 for a word that begins no month’s name. */
function monthOf(word: string) {
  const isName = word.length >= 3 && /^[a-z]+$/.test(word)
  return isName ? months.indexOf(word.slice(0, 3)) + 1 : 0
}

function isoOf(year: string, month: number, day: string) {
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
  return isReal ? iso : null
}
