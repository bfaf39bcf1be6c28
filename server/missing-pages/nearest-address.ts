/** Below this likeness (0 to 1) a guess is worse than none. */
const LIKE_ENOUGH = 0.5

/** Candidates that are compared letter by letter. */
const COMPARED_MAX = 150

/** A word in more addresses than this says nothing. */
const COMMON = 300

/** Words begin alike where these letters do: "consulting" and "consultancy". */
const STEM = 5

/** Says which of the addresses a path was probably meant for, or null. Addresses are read once for many paths. */
export function nearestAddress(addresses: readonly string[]) {
  const byStem = Map.groupBy(
    addresses.flatMap((address) => stemsOf(address).map((stem) => ({ stem, address }))),
    ({ stem }) => stem,
  )
  // A typing mistake may leave no word whole: the short addresses, which are few, are always compared.
  const short = addresses.filter((address) => address.split('/').length === 2)

  return (path: string): string | null => {
    const alike = stemsOf(path).flatMap((stem) => {
      const sharing = byStem.get(stem) ?? []
      return sharing.length > COMMON ? [] : sharing.map(({ address }) => address)
    })
    const candidates = new Set([...byFrequency(alike).slice(0, COMPARED_MAX), ...short])
    let best: string | null = null
    let bestLikeness = LIKE_ENOUGH
    for (const candidate of candidates) {
      const likeness = likenessOf(path, candidate)
      if (likeness > bestLikeness) {
        best = candidate
        bestLikeness = likeness
      }
    }
    return best
  }
}

/** Half by words, half by letters of the last part, or by letters of the whole where that says more. */
function likenessOf(path: string, candidate: string) {
  const [a, b] = [plain(path), plain(candidate)]
  const byWords = shared(stemsOf(a), stemsOf(b))
  const byLetters = similarity(lastPart(a), lastPart(b))
  return Math.max(similarity(a, b), (byWords + byLetters) / 2)
}

/** How much of the shorter of the two the other holds too. */
function shared(a: string[], b: string[]) {
  if (a.length === 0 || b.length === 0) return 0
  const both = a.filter((one) => b.includes(one)).length
  return both / Math.min(a.length, b.length)
}

function stemsOf(path: string) {
  const words = plain(path).split(/[^a-z0-9]+/)
  return [...new Set(words.filter(Boolean).map((word) => word.slice(0, STEM)))]
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
  return longest === 0 ? 1 : 1 - distance(a.slice(0, 80), b.slice(0, 80)) / longest
}

function distance(a: string, b: string) {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    above = row
  }
  return above[b.length] ?? 0
}
