import { distance } from 'fastest-levenshtein'

/** Below this likeness (0 to 1) a guess is worse than none. */
const LIKE_ENOUGH = 0.5

/** Candidates that are compared letter by letter. */
const COMPARED_MAX = 150

/** A word in more addresses than this says nothing. */
const COMMON = 300

/** Words begin alike where these letters do: "consulting" and "consultancy". */
const STEM = 5

/** Words of a path that are looked up, and letters that are compared. */
const WORDS_MAX = 12
const LETTERS_MAX = 80

/** An address as it is compared. */
type Compared = { whole: string; last: string; stems: string[] }

/** Finds the address that a path was probably meant for, or null. Indexes the addresses once for many paths. */
export function nearestAddress(addresses: readonly string[]) {
  const byStem = new Map<string, string[]>()
  for (const address of addresses) {
    for (const stem of stemsOf(plain(address))) {
      const sharing = byStem.get(stem)
      if (sharing) sharing.push(address)
      else byStem.set(stem, [address])
    }
  }
  // A typing mistake may leave no word whole: the short addresses, which are few, are always compared.
  const short = addresses.filter((address) => address.split('/').length === 2)

  return (path: string): string | null => {
    const asked = comparedOf(path)
    const alike = asked.stems.slice(0, WORDS_MAX).flatMap((stem) => {
      const sharing = byStem.get(stem) ?? []
      return sharing.length > COMMON ? [] : sharing
    })
    const candidates = new Set([...byFrequency(alike).slice(0, COMPARED_MAX), ...short])
    let best: string | null = null
    let bestLikeness = LIKE_ENOUGH
    for (const candidate of candidates) {
      const likeness = likenessOf(asked, comparedOf(candidate))
      if (likeness > bestLikeness) {
        best = candidate
        bestLikeness = likeness
      }
    }
    return best
  }
}

function comparedOf(address: string): Compared {
  const whole = plain(address)
  return { whole, last: lastPart(whole), stems: stemsOf(whole) }
}

/** Half by words, half by letters of the last part, or by letters of the whole where that says more. */
function likenessOf(a: Compared, b: Compared) {
  const byWords = shared(a.stems, b.stems)
  const byLetters = similarity(a.last, b.last)
  return Math.max(similarity(a.whole, b.whole), (byWords + byLetters) / 2)
}

/** How much of the shorter of the two the other holds too. */
function shared(a: string[], b: string[]) {
  if (a.length === 0 || b.length === 0) return 0
  const both = a.filter((one) => b.includes(one)).length
  return both / Math.min(a.length, b.length)
}

/** Of a plain path. */
function stemsOf(path: string) {
  const words = path.split(/[^a-z0-9]+/).filter(Boolean)
  return [...new Set(words.map((word) => word.slice(0, STEM)))]
}

function plain(path: string) {
  return path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/\/index$/, '')
}

function lastPart(path: string) {
  return path.slice(path.lastIndexOf('/') + 1)
}

function byFrequency(values: string[]) {
  const groups = [...Map.groupBy(values, (value) => value)]
  return groups.sort(([, a], [, b]) => b.length - a.length).map(([value]) => value)
}

/** 1 for the same text, 0 where every letter must change (Levenshtein). */
function similarity(a: string, b: string) {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 1
  return 1 - distance(a.slice(0, LETTERS_MAX), b.slice(0, LETTERS_MAX)) / longest
}
