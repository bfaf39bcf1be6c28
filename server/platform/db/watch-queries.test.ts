import { expect, onTestFinished, test, vi } from 'vitest'
import { watchQueries } from './watch-queries.ts'

test('queries are counted, and each slow one is named once a minute without its values', () => {
  const lines = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => lines.mockRestore())
  const durations: number[] = []
  const watch = watchQueries((duration) => void durations.push(duration), 1_000)
  const sql = 'select "id" from "leads" where "email" = ?'
  for (const queryDurationMillis of [999, 1_240, 3_000]) {
    const query = { sql, parameters: ['ann@example.com'] }
    watch({ level: 'query', query, queryDurationMillis } as never)
  }
  // Its error is reported.
  watch({ level: 'error', query: { sql: 'commit' }, queryDurationMillis: 10_000 } as never)
  expect(durations).toEqual([999, 1_240, 3_000, 10_000])
  expect(lines.mock.calls.flat()).toEqual([
    expect.stringMatching(/^\S+ A query took 1\.2 s: select "id" from "leads" where "email" = \?$/),
  ])
})
