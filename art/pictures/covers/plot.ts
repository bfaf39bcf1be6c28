import { type Chart, readChart } from '../../../model/blog/chart.ts'
import type { Typesetter } from '../lettering.ts'

/** The charts of a post, in the order of the text. */
export function chartsOf(markdown: string): Chart[] {
  const blocks = markdown.matchAll(/^```(?:line-)?chart\n(.*?)^```$/gms)
  return [...blocks].flatMap(([, source = '']) => readChart(source).chart ?? [])
}

/** The numbers of a column of a chart, 0 for an empty cell. */
export function columnOf(chart: Chart | undefined, index = 0) {
  return (chart?.rows ?? []).map(({ numbers }) => numbers[index] ?? 0)
}

/** SVG path: a wave train from a point to the right, as a bar of this length and height; whole half waves. */
export function train(x: number, y: number, length: number, height: number, half = 18) {
  const count = Math.max(1, Math.round(length / half))
  const width = Math.round((length / count) * 10) / 10
  return `M${x} ${y}q${width / 2}-${height} ${width} 0${`t${width} 0`.repeat(count - 1)}`
}

/** The same upwards from a point. */
export function tower(x: number, y: number, length: number, width: number, half = 18) {
  const count = Math.max(1, Math.round(length / half))
  const height = Math.round((length / count) * 10) / 10
  return `M${x} ${y}q-${width}-${height / 2} 0-${height}${`t0-${height}`.repeat(count - 1)}`
}

type Place = {
  x: number
  y: number
  size: number
  fill: string
  align?: 'left' | 'centre' | 'right'
}

/** A figure in the display face. */
export function figure(write: Typesetter, words: string | number, place: Place) {
  return write(String(words), {
    face: 'display',
    weight: 620,
    stretch: 84,
    tracking: -20,
    ...place,
  })
}
