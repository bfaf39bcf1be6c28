/** The server counts up to this number. */
const COUNT_LIMIT = 10_000

/** "2,314", or "10,000+" at the limit. */
export function shownCount(count: number) {
  const text = count.toLocaleString('en-US')
  return count >= COUNT_LIMIT ? `${text}+` : text
}
