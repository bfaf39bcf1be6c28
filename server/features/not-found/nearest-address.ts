import { distance } from 'fastest-levenshtein'

/** Minimum similarity (0 to 1) of a suggestion. */
const MIN_SIMILARITY = 0.5

/** Maximum candidates that are compared by edit distance. */
const CANDIDATES_MAX = 150

/** Words in more addresses than this are ignored. */
const COMMON_WORD = 300

/** Length of a stem: "consulting" and "consultancy" have the same one. */
const STEM = 5

/** Limits of the words that are looked up and of the letters that are compared. */
const WORDS_MAX = 12
const LETTERS_MAX = 80

/** An address prepared for comparison. */
type Compared = { path: string; last: string; stems: string[] }

/** Returns a function that finds the address nearest to a path, or null. Indexes the addresses once for many paths. */
export function nearestAddress(addresses: readonly string[]) {
  const byStem = new Map<string, string[]>()
  const compared = new Map(addresses.map((address) => [address, prepare(address)]))
  for (const [address, { stems }] of compared) {
    for (const stem of stems) {
      const withStem = byStem.get(stem)
      if (withStem) withStem.push(address)
      else byStem.set(stem, [address])
    }
  }
  // A typo may match no stem, so the few short addresses are always compared.
  const short = addresses.filter((address) => address.split('/').length === 2)

  return (path: string): string | null => {
    const target = prepare(path)
    const matching = target.stems.slice(0, WORDS_MAX).flatMap((stem) => {
      const withStem = byStem.get(stem) ?? []
      return withStem.length > COMMON_WORD ? [] : withStem
    })
    const candidates = new Set([...byFrequency(matching).slice(0, CANDIDATES_MAX), ...short])
    let best: string | null = null
    let bestScore = MIN_SIMILARITY
    for (const candidate of candidates) {
      const score = scoreOf(target, compared.get(candidate) ?? prepare(candidate))
      if (score > bestScore) {
        best = candidate
        bestScore = score
      }
    }
    return best
  }
}

function prepare(address: string): Compared {
  const path = normalize(address)
  return { path, last: lastPart(path), stems: stemsOf(path) }
}

/** The mean of shared stems and the similarity of the last segments, or the similarity of the whole paths if higher. */
function scoreOf(a: Compared, b: Compared) {
  const byWords = sharedStems(a.stems, b.stems)
  const byLetters = similarity(a.last, b.last)
  return Math.max(similarity(a.path, b.path), (byWords + byLetters) / 2)
}

/** The share of the shorter list that is also in the other. */
function sharedStems(a: string[], b: string[]) {
  if (a.length === 0 || b.length === 0) return 0
  const shared = a.filter((stem) => b.includes(stem)).length
  return shared / Math.min(a.length, b.length)
}

/** The stems of a normalized path. */
function stemsOf(path: string) {
  const words = path.split(/[^a-z0-9]+/).filter(Boolean)
  return [...new Set(words.map((word) => word.slice(0, STEM)))]
}

function normalize(path: string) {
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

/** 1 for equal texts, 0 if every letter differs (Levenshtein). */
function similarity(a: string, b: string) {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 1
  return 1 - distance(a.slice(0, LETTERS_MAX), b.slice(0, LETTERS_MAX)) / longest
}
