/** Cards of a column at first, and with each “Show more”. */
export const CARDS = 25

/** Maximum cards of a column; all others are in the list. */
export const CARDS_MAX = 200

/** Days for which the board shows leads that are won or lost. */
export const CLOSED_DAYS = 30

/** How many cards of which columns are shown, from "talking.100 won.150". */
export function readShown(text: string) {
  const shown = new Map<string, number>()
  for (const part of text.split(' ')) {
    const [, column, count] = /^([a-z-]{1,60})\.(\d{2,3})$/.exec(part) ?? []
    if (column) shown.set(column, Math.min(Math.max(Number(count), CARDS), CARDS_MAX))
  }
  return shown
}

/** The same text with more cards of a column. */
export function withMore(text: string, column: string) {
  const shown = readShown(text)
  shown.set(column, Math.min((shown.get(column) ?? CARDS) + CARDS, CARDS_MAX))
  return [...shown].map(([id, count]) => `${id}.${count}`).join(' ')
}
