import { seededRandom } from '../../../ui/wave.ts'
import type { Composition } from './inks.ts'
import { columnOf, figure, tower, train } from './plot.ts'
import { carrier, drawn, filled, ribbon } from './waves.ts'

/** Covers of this category; each is what its post's coverAlt says. */
export const aiStrategy: Record<string, Composition> = {
  'a-chatbot-that-knows-when-to-stop': (_, { line, accent }, write) => {
    const [asked, all, columns] = [41, 300, 20]
    const random = seededRandom('conversations')
    const order = Array.from({ length: all }, (_, index) => ({ index, at: random() }))
    const loud = new Set(
      order
        .sort((a, b) => a.at - b.at)
        .slice(0, asked)
        .map(({ index }) => index),
    )
    const cell = (index: number) => [
      408 + (index % columns) * 37,
      92 + Math.floor(index / columns) * 41,
    ]
    const calm = order.filter(({ index }) => !loud.has(index))
    const at = (index: number, height: number) => {
      const [x = 0, y = 0] = cell(index)
      return train(x, y, 28, height, 14)
    }
    return (
      drawn(calm.map(({ index }) => at(index, 10)).join(''), line, 3) +
      drawn([...loud].map((index) => at(index, 46)).join(''), accent, 8) +
      figure(write, asked, { x: 60, y: 660, size: 300, fill: accent })
    )
  },
  'count-the-questions-first': (_, { line, accent }, write) => {
    const counts = [148, 97, 61, 44, 38, 24]
    return counts
      .map((count, index) => {
        const [x, height] = [150 + index * 180, (count / 148) * 500]
        const lines = [-48, -24, 0, 24, 48].map((shift) => tower(x + shift, 680, height, 18, 15))
        const fill = index === 0 ? accent : line
        return (
          drawn(lines.join(''), fill, index === 0 ? 11 : 6) +
          figure(write, count, { x, y: 640 - height, size: 76, fill, align: 'centre' })
        )
      })
      .join('')
  },
  'what-a-model-costs-per-customer': ([bill], { ground, line, accent, quiet }, write) => {
    const costs = columnOf(bill)
    const total = costs.reduce((sum, cost) => sum + cost, 0)
    const wave = carrier('bill', 620, 46, 0.1)
    let top = 86
    const bands = costs.map((cost, index) => {
      const height = (cost / total) * 578
      const middle = top + height / 2
      top += height
      const fill = [accent, line, quiet, line, quiet][index] ?? line
      const band = ribbon(
        (x) => middle + wave(x),
        () => height - 12,
        -30,
        1230,
      )
      return filled(band, fill)
    })
    const place = { x: 1120, size: 210, align: 'right' as const }
    return `${bands.join('')}${figure(write, '$270', { ...place, y: 330, fill: ground })}`
  },
}
