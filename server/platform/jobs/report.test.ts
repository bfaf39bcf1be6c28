import { expect, onTestFinished, test, vi } from 'vitest'
import { reportToConsole } from './report.ts'

test('an error is written with its causes and codes, but without what somebody typed', () => {
  const lines = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => lines.mockRestore())
  const refused = Object.assign(new Error('new row violates check constraint "short"'), {
    code: '23514',
    detail: 'Failing row contains (1, ann@example.com).',
    where: 'COPY leads, line 1: "ann@example.com"',
  })
  const broken = Object.assign(new TypeError('Invalid URL'), { input: 'ann@example.com' })
  const id = reportToConsole(
    new Error('The page /contact failed.', { cause: new AggregateError([refused, broken]) }),
  )
  const [line] = lines.mock.calls.flat()
  expect(line).toContain(`error ${id} Error: The page /contact failed.`)
  expect(line).toContain('new row violates check constraint "short"')
  expect(line).toContain("code: '23514'")
  expect(line).toContain('Invalid URL')
  expect(line).not.toContain('ann@')
})
