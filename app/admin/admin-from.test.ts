import { expect, test } from 'vitest'
import { readForm, respondJson, responseInit } from '#app/admin/admin-from.ts'

function formRequest(body: BodyInit, headers: Record<string, string> = {}) {
  return { request: new Request('http://localhost/admin', { method: 'POST', body, headers }) }
}

test('a field sent several times becomes a list', async () => {
  const body = new URLSearchParams('id=1&note=x&id=2&__proto__=y')
  expect(await readForm(formRequest(body))).toEqual({
    id: ['1', '2'],
    note: 'x',
    ['__proto__']: 'y',
  })
})

test('a JSON error response has the status of the error', async () => {
  const response = respondJson({ ok: false, status: 422, message: 'Enter a title' })
  expect([response.status, await response.json()]).toEqual([
    422,
    { ok: false, status: 422, message: 'Enter a title' },
  ])
})

test('an error with retryAfter sets Retry-After', () => {
  const refused = { ok: false, status: 429, message: 'Wait 5 seconds.', retryAfter: 5 } as const
  expect(respondJson(refused).headers.get('Retry-After')).toBe('5')
  expect(responseInit(refused)).toEqual({ status: 429, headers: { 'Retry-After': '5' } })
})

test('a form with very many fields is read in a single pass', async () => {
  const names = Array.from({ length: 200_000 }, (_, index) => index.toString(36))
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(Object.keys(await readForm(formRequest(names.join('&'), headers)))).toHaveLength(200_000)
})

test.each([
  ['plain text', 'x', 'text/plain'],
  ['JSON', '{}', 'application/json'],
  ['multipart without a boundary', 'x', 'multipart/form-data'],
  [
    'truncated multipart',
    '--x\r\nContent-Disposition: form-data; n',
    'multipart/form-data; boundary=x',
  ],
])('%s is refused with a readable message', async (_, body, type) => {
  const response = await readForm(formRequest(body, { 'content-type': type })).catch(
    (error) => error,
  )
  expect(response).toMatchObject({ status: 400 })
  expect(await response.text()).toContain('could not be read')
})
