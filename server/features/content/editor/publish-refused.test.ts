import { expect, test } from 'vitest'
import { HttpError } from '#server/platform/http/problem.ts'
import { failureSentence, PublishRefused } from './publish-refused.ts'

const answer = { status: 422, message: 'Nothing was published.' }

test('names three errors and counts the others', () => {
  expect(failureSentence(new PublishRefused(answer, ['A.', 'B.']))).toBe('A. B.')
  expect(failureSentence(new PublishRefused(answer, ['1.', '2.', '3.', '4.']))).toBe(
    '1. 2. 3. And 1 more.',
  )
  expect(failureSentence(new HttpError(answer))).toBe('Nothing was published.')
})
