import { expect, test } from 'vitest'
import { CHART_ROWS_MAX, readChart } from './chart.ts'
import { readNumber } from './chart-number.ts'

test('a chart is a title, the names of its columns, and rows of numbers', () => {
  const { chart, problem } = readChart(
    'Calls a day | Before | After\nMonday | 12 | 1,104\n\nTuesday: late | $3.50 |\n= Promised | 10',
  )
  expect(problem).toBe('')
  expect(chart).toEqual({
    title: 'Calls a day',
    series: ['Before', 'After'],
    rows: [
      { label: 'Monday', numbers: [12, 1104], texts: ['12', '1,104'] },
      { label: 'Tuesday: late', numbers: [3.5, null], texts: ['$3.50', ''] },
    ],
    levels: [{ label: 'Promised', number: 10, text: '10' }],
  })
})

test('a Markdown table is a chart too', () => {
  const table = '| Calls | Count |\n| --- | --: |\n| Monday | 12 |'
  expect(readChart(table)).toEqual(readChart('Calls | Count\nMonday | 12'))
})

test.each([
  ['', 'The chart has no rows.'],
  ['Only a title', 'The chart has no rows.'],
  ['Title\n= Limit | 3', 'The chart has no rows.'],
  ['Monday | 12\nTuesday | 8', 'The first line is the title'],
  ['Title\nMonday | none', '“Monday” has no number.'],
  ['Title\nMonday', '“Monday” has no number.'],
  ['Title\nMonday | 1 | 2 | 3 | 4', 'at most 3 numbers'],
  [`Title\n${'Day | 1\n'.repeat(CHART_ROWS_MAX + 1)}`, `at most ${CHART_ROWS_MAX} rows`],
])('%j is no chart', (source, problem) => {
  expect(readChart(source).problem).toContain(problem)
})

test.each([
  ['148', 148],
  ['36%', 36],
  ['$1,104.50', 1104.5],
  ['1.104,5 €', 1104.5],
  ['1.840', 1840],
  ['1,234,567', 1234567],
  ['0.007', 0.007],
  ['2.2 : 1', 2.2],
  ['−13%', -13],
  ['-$5', -5],
  ['about 90', 90],
  ['none', null],
  ['', null],
])('%s is %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})
