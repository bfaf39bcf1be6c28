import { expect, test } from 'vitest'
import { postgresError } from './postgres-error.ts'

test.each([
  [{ code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }, /cannot be reached\. Check that it/],
  [{ code: '28P01', message: 'password authentication failed' }, /rejects user or password\. Corr/],
  [{ code: '3D000', message: 'database "x" does not exist' }, /does not exist\. Create it/],
  [{ code: '42501', message: 'permission denied' }, /too few rights .* Make it the owner/],
  [{ code: '53100', message: 'No space left on device' }, /disk of PostgreSQL is full\. Make room/],
  [{ code: '53300', message: 'too many connections' }, /no connection left.* max_connections/],
  [{ code: '25006', message: 'cannot execute INSERT' }, /accepts no writes.* the primary/],
  [{ code: '57014', message: 'canceling statement' }, /longer than the statement_timeout/],
  [{ code: '40P01', message: 'deadlock detected' }, /waited for each other.* tried again/],
  [{ code: '57P01', message: 'terminating connection' }, /stopping or starting/],
  [{ message: 'timeout exceeded when trying to connect' }, /no connection within five seconds/],
  [{ message: 'Query read timeout' }, /did not answer in ten seconds/],
  [{ message: 'Connection terminated unexpectedly' }, /closed the connection\. Check/],
])('%o becomes a sentence that says what to do', (facts, expected) => {
  const sentence = postgresError(Object.assign(new Error(), facts))
  expect(sentence).toMatch(expected)
  expect(sentence).toContain(`(${facts.message}).`)
})

test('another error keeps its words', () => {
  expect(postgresError(new Error('column "x" does not exist'))).toBe('column "x" does not exist')
})
