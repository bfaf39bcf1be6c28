import type { Composition } from './inks.ts'
import { columnOf, figure, train } from './plot.ts'
import { drawn } from './waves.ts'

/** Which of the 62 bills of the day needed a look. */
const odd = [5, 9, 16, 20, 27, 33, 37, 42, 48]

/** An octagon around a point. */
function octagon(x: number, y: number, size: number) {
  const [half, cut] = [size / 2, size * 0.21]
  return `M${x - cut} ${y - half}H${x + cut}L${x + half} ${y - cut}V${y + cut}L${x + cut} ${y + half}H${x - cut}L${x - half} ${y + cut}V${y - cut}Z`
}

/** Covers of this category; each is what its post's coverAlt says. */
export const automation: Record<string, Composition> = {
  'automate-the-chore-keep-the-decision': (_, { line, accent }, write) => {
    const seconds = (bill: number) => (odd.includes(bill) ? 360 : 20)
    const bills = Array.from({ length: 62 }, (_, bill) => bill)
    const stroke = (bill: number) => `M${66 + bill * 17.5} 640V${640 - (seconds(bill) / 360) * 390}`
    const calm = bills.filter((bill) => !odd.includes(bill))
    return (
      drawn(calm.map(stroke).join(''), line, 9) +
      drawn(odd.map(stroke).join(''), accent, 13) +
      figure(write, 9, { x: 140, y: 204, size: 170, fill: accent }) +
      figure(write, 53, { x: 1146, y: 590, size: 170, fill: line, align: 'right' }) +
      drawn('M40 662H1160', line, 6)
    )
  },
  'the-cart-message-people-thank-you-for': ([reminder], { line, accent }, write) => {
    const [sold = 0, stopped = 0] = columnOf(reminder)
    const cell = (index: number) => [410 + (index % 8) * 98, 130 + Math.floor(index / 8) * 122]
    const signs = Array.from({ length: sold + stopped }, (_, index) => {
      const [x = 0, y = 0] = cell(index)
      return index < sold
        ? drawn(train(x - 36, y, 72, 74, 18), accent, 13)
        : `<path d="${octagon(x, y, 82)}" fill="${line}"/>`
    })
    return `${signs.join('')}${figure(write, sold, { x: 60, y: 236, size: 250, fill: accent })}${figure(write, stopped, { x: 54, y: 650, size: 250, fill: line })}`
  },
}
