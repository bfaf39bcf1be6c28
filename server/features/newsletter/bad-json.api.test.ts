import { expect } from 'vitest'
import { readingTest } from '#tests/fixtures/api.ts'

const path = '/api/newsletter/subscribe'
const json = { 'content-type': 'application/json' }

readingTest.for<[string, Record<string, string>, BodyInit | undefined, number, string]>([
  [
    'another content type',
    { 'content-type': 'text/plain' },
    '{}',
    415,
    'Content-Type: application/json',
  ],
  [
    'a form',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'email=a@b.c',
    415,
    'must be JSON',
  ],
  [
    'another character set',
    { 'content-type': 'application/json; charset=latin1' },
    '{}',
    415,
    'JSON',
  ],
  [
    'a compressed body',
    { ...json, 'content-encoding': 'br' },
    '{}',
    415,
    'The body is compressed.',
  ],
  ['no body', json, undefined, 400, 'The body is empty.'],
  ['malformed JSON', json, '{"email":', 400, 'The body is not valid JSON.'],
  ['JSON with a comment', json, '{"email":"a@b.c"} // x', 400, 'The body is not valid JSON.'],
  ['bytes that are not UTF-8', json, new Uint8Array([0x7b, 0xff, 0x7d]), 400, 'not valid UTF-8'],
  ['deep nesting', json, '['.repeat(7000) + ']'.repeat(7000), 422, 'must be a JSON object'],
  ['a lone surrogate', json, '{"email":"\\ud800@b.c"}', 422, 'a character that is not text'],
  ['a list', json, '[]', 422, 'must be a JSON object'],
  ['a text', json, '"a@b.c"', 422, 'must be a JSON object'],
  ['null', json, 'null', 422, 'must be a JSON object'],
  ['an unknown field', json, '{"email":"a@b.c","role":"owner"}', 422, '"role" is not a field'],
  ['__proto__', json, '{"email":"a@b.c","__proto__":{}}', 422, '"__proto__" is not a field'],
  ['a number', json, '{"email":5}', 422, 'Email'],
  ['a text of 1 MB', json, JSON.stringify({ email: 'a'.repeat(1_000_000) }), 413, '16 kB'],
  [
    'a text of 1 kB',
    json,
    JSON.stringify({ email: `a@b.${'c'.repeat(1000)}` }),
    422,
    'at most 320',
  ],
  ['a large Content-Length', { ...json, 'content-length': '99999999' }, '{}', 413, '16 kB'],
])('%s is refused', async ([, headers, body, status, message], { shared }) => {
  const response = await shared.fetch(path, { method: 'POST', headers, body })
  const problem = (await response.json()) as { message: string; status: number }
  expect(problem.message).toContain(message)
  expect([response.status, problem.status]).toEqual([status, status])
  expect(response.headers.get('content-type')).toMatch('application/problem+json')
  expect(await shared.rows('newsletter_subscribers')).toEqual([])
  expect(shared.reported).toEqual([])
})

readingTest('an endless body without a length is cut off', async ({ shared }) => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1024
      controller.enqueue(new Uint8Array(1024).fill(0x20))
    },
  })
  const init = { method: 'POST', headers: json, body: endless, duplex: 'half' }
  const response = await shared.fetch(path, init as RequestInit)
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(64 * 1024)
})
