import { expect, test } from 'vitest'
import { readForm, respondJson, responseInit } from '#app/admin/admin-from.ts'

function sent(body: BodyInit, headers: Record<string, string> = {}) {
  return { request: new Request('http://localhost/admin', { method: 'POST', body, headers }) }
}

test('a field sent several times becomes a list', async () => {
  const body = new URLSearchParams('id=1&note=x&id=2&__proto__=y')
  expect(await readForm(sent(body))).toEqual({ id: ['1', '2'], note: 'x', ['__proto__']: 'y' })
})

test('an error as JSON has its status', async () => {
  const answer = respondJson({ ok: false, status: 422, message: 'Enter a title' })
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { ok: false, status: 422, message: 'Enter a title' },
  ])
})

test('an error has Retry-After', () => {
  const refused = { ok: false, status: 429, message: 'Wait 5 seconds.', retryAfter: 5 } as const
  expect(respondJson(refused).headers.get('Retry-After')).toBe('5')
  expect(responseInit(refused)).toEqual({ status: 429, headers: { 'Retry-After': '5' } })
})

test('a form with very many fields is read in a single pass', async () => {
  const names = Array.from({ length: 200_000 }, (_, index) => index.toString(36))
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(Object.keys(await readForm(sent(names.join('&'), form)))).toHaveLength(200_000)
})

test.each([
  ['a text', 'x', 'text/plain'],
  ['JSON', '{}', 'application/json'],
  ['parts without a boundary', 'x', 'multipart/form-data'],
  [
    'parts that break off',
    '--x\r\nContent-Disposition: form-data; n',
    'multipart/form-data; boundary=x',
  ],
])('%s is refused with a sentence', async (_, body, type) => {
  const answer = await readForm(sent(body, { 'content-type': type })).catch((thrown) => thrown)
  expect(answer).toMatchObject({ status: 400 })
  expect(await answer.text()).toContain('could not be read')
})
