/** Where the server stops counting. */
const COUNTED = 10_000

/** "2,314", or "10,000+" where nobody counted further. */
export function shownCount(count: number) {
  const text = count.toLocaleString('en-US')
  return count >= COUNTED ? `${text}+` : text
}
