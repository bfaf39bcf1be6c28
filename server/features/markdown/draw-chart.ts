import type { Chart } from '#model/blog/chart.ts'
import { element, type HtmlNode } from './html-tree.ts'

/** Half a wave of a bar's pattern, in pixels. */
const HALF = 4
/** Heights of a bar and of a line's drawing, in pixels. */
const BAR = 14
const LINE = 180
/** How far the line of a level stands out of a bar. */
const BLEED = 5
/** Characters of a level's number that fit the margin beside a line. */
const LEVEL_MAX = 3
/** Share of the drawing above the highest and below the lowest point of a line, in per cent. */
const MARGIN = 8

/** How the bars and lines of each series look, the last one first. */
const looks = ['chart-loud', 'chart-wave', 'chart-hollow']

export function lookOf(series: number, count: number) {
  return looks[count - 1 - series] ?? 'chart-hollow'
}

/** The bars of a row, one for each number: as long as it is, and loud for the largest one of a single series. */
export function bars(chart: Chart, index: number, id: string): HtmlNode[] {
  const { from, to } = rangeOf(chart)
  const share = (number: number) => percent((number - from) / (to - from))
  const count = chart.series.length
  const largest = Math.max(...chart.rows.map((row) => Math.abs(row.numbers[0] ?? 0)))
  const limits = [...chart.levels.map(({ number }) => number), ...(from < 0 ? [0] : [])]
  return (chart.rows[index]?.numbers ?? []).flatMap((number, series) => {
    if (number === null) return []
    const isQuiet = count === 1 && Math.abs(number) < largest
    const look = isQuiet ? 'chart-wave' : lookOf(series, count)
    const width = percent(Math.abs(number) / (to - from))
    const lines = limits.map((limit) => {
      const x = share(limit)
      return element('line', {
        className: ['chart-limit'],
        x1: x,
        x2: x,
        y1: -BLEED,
        y2: BAR + BLEED,
      })
    })
    return [drawing(BAR, [bar(look, id, { x: share(Math.min(0, number)), width }), ...lines])]
  })
}

/** A sample of a series' bars, for the head of its column. */
export function swatch(series: number, count: number, id: string) {
  return drawing(BAR, [bar(lookOf(series, count), id, { width: '100%' })], 6 * HALF)
}

/** What bars that look like a wave are filled with. */
export function wavePattern(id: string) {
  const wave = `M0 ${BAR / 2}q${HALF / 2}-${BAR - 4} ${HALF} 0t${HALF} 0`
  const properties = { id, width: 2 * HALF, height: BAR, patternUnits: 'userSpaceOnUse' }
  return drawing(0, [element('pattern', properties, [element('path', { d: wave })])], 0)
}

/** The lines of all series from the first row to the last, with a stem and a dot for each number; levels are dashed, with their number. */
export function lineDrawing(chart: Chart): HtmlNode {
  const { from, to } = rangeOf(chart)
  const x = (index: number) => percent((index + 0.5) / chart.rows.length)
  const y = (number: number) =>
    percent((MARGIN + ((to - number) / (to - from)) * (100 - 2 * MARGIN)) / 100)
  const line = (look: string, points: object) => element('line', { className: [look], ...points })
  const place = hasLevelMargin(chart)
    ? { dx: '.5em', dy: '.35em' }
    : { dy: '-.3em', textAnchor: 'end' }
  const levels = chart.levels.flatMap(({ number, text }) => [
    line('chart-limit', { x2: '100%', y1: y(number), y2: y(number) }),
    element('text', { x: '100%', y: y(number), ...place }, [{ type: 'text', value: text }]),
  ])
  const series = chart.series.flatMap((_, series) => {
    const look = lookOf(series, chart.series.length)
    const points = chart.rows.flatMap(({ numbers }, index) => {
      const number = numbers[series] ?? null
      return number === null ? [] : [{ x: x(index), y: y(number) }]
    })
    const stems = points.map(({ x, y: y1 }) => line('chart-stem', { x1: x, x2: x, y1, y2: y(0) }))
    const steps = points
      .slice(1)
      .map((to, index) =>
        line(look, { x1: points[index]?.x, y1: points[index]?.y, x2: to.x, y2: to.y }),
      )
    const dots = points.map(({ x: cx, y: cy }) =>
      element('circle', { className: [look], cx, cy, r: 5 }),
    )
    return [...(look === 'chart-loud' ? stems : []), ...steps, ...dots]
  })
  return drawing(LINE, [
    ...levels,
    line('chart-stem', { x2: '100%', y1: y(0), y2: y(0) }),
    ...series,
  ])
}

/** True if the numbers of its levels stand in a margin beside the drawing; longer ones stand above their lines. */
export function hasLevelMargin({ levels }: Chart) {
  return levels.length > 0 && levels.every(({ text }) => text.length <= LEVEL_MAX)
}

/** From the smallest to the largest number, and zero. */
function rangeOf({ rows, levels }: Chart) {
  const numbers = [...rows.flatMap((row) => row.numbers), ...levels.map(({ number }) => number)]
  const known = numbers.filter((number) => number !== null)
  const [from, to] = [Math.min(0, ...known), Math.max(0, ...known)]
  return { from, to: to === from ? from + 1 : to }
}

function bar(look: string, id: string, place: object) {
  const fill = look === 'chart-wave' ? { fill: `url(#${id})` } : {}
  return element('rect', { className: [look], height: BAR, ...place, ...fill })
}

function percent(share: number) {
  return `${Math.round(share * 10_000) / 100}%`
}

/** Hidden from screen readers, which have the table. */
function drawing(height: number, children: HtmlNode[], width: number | string = '100%') {
  return element('svg', { ariaHidden: 'true', height, width }, children)
}
