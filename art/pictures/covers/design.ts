import { mix, paper, spectrum } from '../palette.ts'
import type { Composition } from './inks.ts'
import { columnOf, figure } from './plot.ts'
import { drawn, ease, trail } from './waves.ts'

/** The colours that the post names, before and after. */
const greys = [
  ['#7fb8ad', '#0f6b5c'],
  ['#9a9a9a', '#2b2b2b'],
  ['#a8a8a8', '#595959'],
] as const

/** Height of the digits of the display face, in sizes. */
const DIGIT = 0.72

/** Covers of this category; each is what its post's coverAlt says. */
export const design: Record<string, Composition> = {
  'packaging-on-a-phone-screen': ([pixels], { line, accent }, write) => {
    const heights = columnOf(pixels)
    const unit = 27
    const limit = 650 - (pixels?.levels[0]?.number ?? 0) * unit
    let x = 50
    const digits = heights.map((height, index) => {
      const size = (height * unit) / DIGIT
      const place = { x, y: 650, size, fill: index === 0 ? accent : line }
      x +=
        write.width(String(height), {
          ...place,
          face: 'display',
          weight: 620,
          stretch: 84,
          tracking: -20,
        }) + 46
      return figure(write, height, place)
    })
    return `${digits.join('')}${drawn(`M0 ${limit}H1200`, line, 5, 'stroke-dasharray="18 14"')}${drawn('M0 662H1200', line, 8)}${figure(write, 10, { x: 1150, y: limit - 18, size: 76, fill: line, align: 'right' })}`
  },
  'small-type-big-trust': ([contrast], { line }, write) => {
    const [before, after] = [columnOf(contrast), columnOf(contrast, 1)]
    const sheet = '<rect x="70" y="90" width="1060" height="570" fill="#ffffff"/>'
    const rows = greys.map(([faint, strong], index) => {
      const y = 250 + index * 172
      const number = (value = 0) => value.toFixed(1)
      return `${figure(write, number(before[index]), { x: 140, y, size: 120, fill: faint })}${drawn(`M400 ${y - 42}H560`, faint, 6)}${figure(write, number(after[index]), { x: 1070, y, size: 190, fill: strong, align: 'right' })}`
    })
    return `${sheet}${rows.join('')}${drawn('M70 90H1130V660H70Z', line, 8)}`
  },
  'your-menu-is-not-your-org-chart': ([tries], { line }, write) => {
    const [before, after] = [columnOf(tries), columnOf(tries, 1)]
    const y = (right: number) => 672 - right * 48
    const colours = [410, 435, 475, 495, 535, 575, 605, 650] as const
    const nudge = (values: number[], index: number) =>
      values.slice(0, index).filter((value) => value === values[index]).length * 15
    const lines = before.map((from, index) => {
      const [start, end] = [
        y(from) - nudge(before, index),
        y(after[index] ?? 0) + nudge(after, index),
      ]
      const path = trail((x) => start + (end - start) * ease(x, 240, 960), 150, 1050)
      const colour = mix(spectrum[colours[index] ?? 410], paper, 0)
      const dots = `<circle cx="150" cy="${start}" r="17" fill="${colour}"/><circle cx="1050" cy="${end}" r="17" fill="${colour}"/>`
      return drawn(path, colour, 13) + dots
    })
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    return `${drawn('M150 90V672M1050 90V672', line, 4)}${lines.join('')}${figure(write, sum(before), { x: 200, y: 200, size: 150, fill: line })}${figure(write, sum(after), { x: 1000, y: 650, size: 230, fill: line, align: 'right' })}`
  },
}
