import { type Chart, chartLanguages, readChart } from '#model/blog/chart.ts'
import type { Translate } from '#model/language/english.ts'
import { bars, hasLevelMargin, lineDrawing, swatch, wavePattern } from './draw-chart.ts'
import { element, type HtmlNode, text, textOf, visitElements } from './html-tree.ts'

/** Characters in all columns of a line's table that fit a phone. */
const LINE_TABLE_MAX = 36

/**
 * Code blocks in the language of a chart as a table with its title: bars stand in the heads of the rows, a line above the
 * table. What cannot be drawn stays a table, or code if it has no rows. `isDrawn`: false where drawings are not shown.
 */
export function placeCharts(t: Translate, isDrawn = true) {
  return (tree: HtmlNode) => {
    let count = 0
    visitElements(tree, (pre, position) => {
      const [code] = pre.children ?? []
      const classes = code?.properties?.className
      if (pre.tagName !== 'pre' || !code || !Array.isArray(classes)) return
      const kind = chartLanguages.find(({ name }) => classes.includes(`language-${name}`))
      const { chart, problem } = kind ? readChart(textOf(code)) : { chart: null, problem: '' }
      if (!chart) return
      count += 1
      const isLine = kind?.name === 'line-chart'
      const options = { t, isLine, isDrawn: isDrawn && !problem, id: `chart-${count}` }
      position.replace(figure(chart, options))
    })
  }
}

type Options = { t: Translate; isLine: boolean; isDrawn: boolean; id: string }

function figure(chart: Chart, options: Options) {
  const { isLine, isDrawn, id } = options
  const drawn = isLine ? lineDrawing(chart) : wavePattern(id)
  const isBelow = isDrawn && isLine && isNarrow(chart)
  const levels = chart.levels.map(({ label, text: value }) =>
    element('p', { className: ['chart-level'] }, [text(`${label}: ${value}`)]),
  )
  const margin = isDrawn && isLine && hasLevelMargin(chart) ? ['chart-margin'] : []
  return element('figure', { className: ['chart', ...margin] }, [
    element('figcaption', {}, [text(chart.title)]),
    ...(isDrawn ? [drawn] : []),
    isBelow ? tableBelow(chart) : table(chart, options),
    ...levels,
  ])
}

/** A row for each label, with its bars. */
function table(chart: Chart, { t, id, isDrawn, isLine }: Options) {
  const count = chart.series.length
  const hasBars = isDrawn && !isLine
  const heads = chart.series.map((name, index) =>
    headCell(name || t('Value'), hasBars && count > 1 ? [swatch(index, count, id)] : []),
  )
  const isQuiet = isDrawn && count === 1
  const head = element('thead', isQuiet ? { className: ['sr-only'] } : {}, [
    element('tr', {}, [element('td', {}), ...heads]),
  ])
  const rows = chart.rows.map(({ label, texts }, index) => {
    const drawn = hasBars ? bars(chart, index, id) : []
    const cells = texts.map((value) => element('td', {}, [text(value)]))
    return element('tr', {}, [element('th', { scope: 'row' }, [text(label), ...drawn]), ...cells])
  })
  return element('table', {}, [head, element('tbody', {}, rows)])
}

/** A column for each label, below its point of the line; the names of several series stand above their numbers. */
function tableBelow({ series, rows }: Chart) {
  const head = element(
    'tr',
    {},
    rows.map(({ label }) => headCell(label)),
  )
  const lines = series.flatMap((name, index) => {
    const cells = rows.map(({ texts }) => element('td', {}, [text(texts[index] ?? '')]))
    const title = element('th', { scope: 'rowgroup', colSpan: rows.length }, [text(name)])
    return [...(series.length > 1 ? [element('tr', {}, [title])] : []), element('tr', {}, cells)]
  })
  const body = element('tbody', {}, lines)
  return element('table', { className: ['chart-columns'] }, [element('thead', {}, [head]), body])
}

/** True if a column for each label fits a phone. */
function isNarrow({ rows }: Chart) {
  const words = rows.flatMap(({ label, texts }) => [...label.split(' '), ...texts])
  return rows.length * Math.max(...words.map(({ length }) => length)) <= LINE_TABLE_MAX
}

function headCell(name: string, more: HtmlNode[] = []) {
  return element('th', { scope: 'col' }, [...more, text(name)])
}
