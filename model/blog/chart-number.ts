/**
 * The number in a text such as "$1,104.50", "1.104,5 €" or "−13%"; null for a text without one. A sign that parts three digits
 * groups thousands, except after a zero.
 */
export function readNumber(text: string) {
  const [found] = /[-−–]?[^\d\s]?\d[\d.,'’\u00a0\u202f ]*/.exec(text) ?? []
  if (!found) return null
  const digits = found.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '')
  const number = Number(
    digits.replace(/[.,]/g, (_, at: number) => (isPoint(digits, at) ? '.' : '')),
  )
  if (number > Number.MAX_SAFE_INTEGER) return null
  return /^[-−–]/.test(found) ? -number : number
}

/** True for the sign before the decimals. */
function isPoint(digits: string, at: number) {
  const signs = digits.match(/[.,]/g) ?? []
  const isLast = !/[.,]/.test(digits.slice(at + 1))
  const repeats = signs.filter((sign) => sign === digits[at]).length > 1
  if (!isLast || repeats) return false
  const isGroup = digits.length - at - 1 === 3 && signs.length === 1 && !digits.startsWith('0')
  return !isGroup
}
