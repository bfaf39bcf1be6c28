import { readNumber } from './chart-number.ts'

/** What a chart looks like, by the language of the code block that holds its rows. */
export const chartLanguages = [
  { name: 'chart', title: 'Chart: bars' },
  { name: 'line-chart', title: 'Chart: line' },
] as const

export const CHART_ROWS_MAX = 24
export const CHART_SERIES_MAX = 3

/** A row's numbers as they are drawn, null for an empty cell, and as they are written. */
export type ChartRow = { label: string; numbers: (number | null)[]; texts: string[] }

export type Chart = {
  title: string
  /** What each column of numbers is; one without a name is ''. */
  series: string[]
  rows: ChartRow[]
  /** Rows that begin with "=": a line to compare with, such as a limit. */
  levels: { label: string; number: number; text: string }[]
}

/** `problem`: why it cannot be drawn, for the author; `chart` is then a table, or null if there are no rows. */
export type ReadChart = { chart: Chart; problem: '' } | { chart: Chart | null; problem: string }

/** What a new chart begins with. */
export const sampleChart = 'What it shows | Number\nFirst | 12\nSecond | 8'

/**
 * Reads a chart as it is typed: the title and the names of its columns in the first line, then a label and its numbers in
 * each, parted by "|". Rows may have the frame of a Markdown table.
 */
export function readChart(source: string): ReadChart {
  const [head, ...lines] = source.split('\n').map(cellsOf).filter(isRow)
  const [title = '', ...names] = head ?? []
  if (!head || lines.length === 0) return { chart: null, problem: problems.empty }
  const width = Math.max(1, ...lines.map(({ length }) => length - 1))
  const series = Array.from({ length: width }, (_, index) => names[index] ?? '')
  const rows = lines.filter((line) => !isLevel(line)).map((line) => readRow(line, width))
  const levels = lines.filter(isLevel).flatMap(readLevel)
  const chart = { title, series, rows, levels }
  return { chart, problem: problemOf(chart, names) } as ReadChart
}

const problems = {
  empty:
    'The chart has no rows. Write its title in the first line, then a label, “|” and a number in each.',
  title: 'The first line is the title: write what the chart shows there, and the numbers below it.',
  numbers: (row: string) =>
    `“${row}” has no number. Until it has one, the page shows a table instead of a chart.`,
  rows: `A chart has at most ${CHART_ROWS_MAX} rows. The page shows a table instead.`,
  series: `A chart has at most ${CHART_SERIES_MAX} numbers in a row. The page shows a table instead.`,
}

function problemOf({ title, series, rows }: Chart, names: string[]) {
  if (rows.length === 0) return problems.empty
  if (title === '' || names.some((name) => readNumber(name) !== null)) return problems.title
  if (rows.length > CHART_ROWS_MAX) return problems.rows
  if (series.length > CHART_SERIES_MAX) return problems.series
  const wrong = rows.find(
    ({ numbers, texts }) =>
      numbers.every((number) => number === null) ||
      numbers.some((number, index) => number === null && texts[index] !== ''),
  )
  return wrong ? problems.numbers(wrong.label) : ''
}

function cellsOf(line: string) {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

/** Neither an empty line nor the rule below the head of a Markdown table. */
function isRow(cells: string[]) {
  return !cells.every((cell) => /^:?-*:?$/.test(cell))
}

function isLevel([label = '']: string[]) {
  return label.startsWith('=')
}

function readRow([label = '', ...cells]: string[], width: number): ChartRow {
  const texts = Array.from({ length: width }, (_, index) => cells[index] ?? '')
  return { label, texts, numbers: texts.map(readNumber) }
}

function readLevel([label = '', text = '']: string[]) {
  const number = readNumber(text)
  return number === null ? [] : [{ label: label.slice(1).trim(), number, text }]
}
