import { expect, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'
import { bookingPost, openHours } from '#tests/fixtures/calls.ts'

const nine = '2026-11-23T08:00:00.000Z'

/** Posts the booking form to the API. */
async function book(
  { fetch }: Pick<Awaited<ReturnType<typeof openTestSite>>, 'fetch'>,
  fields: [kind: string, at: string, changes?: Record<string, string>],
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams(await bookingPost(...fields).text())
  const response = await fetch('/api/calls', { method: 'POST', body, headers })
  const answer = (await response.json()) as { reference?: string; errors?: Record<string, string> }
  return { status: response.status, ...answer }
}

test('another program finds a free time and books it, once', async () => {
  const test = await openTestSite()
  const { kind } = await openHours(test)
  const read = async () => {
    const response = await test.fetch(`/api/calls/times?kind=${kind}&day=2026-11-23`)
    expect(response.status).toBe(200)
    return (await response.json()) as { days: { times: { at: string }[] }[] }
  }
  const at = (await read()).days[0]?.times[0]?.at ?? ''
  expect(at).toBe(nine)
  const key = { 'idempotency-key': 'a-key-of-some-length' }
  const first = await book(test, [kind, at], key)
  expect(first).toMatchObject({ status: 201 })
  expect(await book(test, [kind, at], key)).toMatchObject({
    status: 200,
    reference: first.reference,
  })
  expect((await read()).days[0]?.times[0]?.at).not.toBe(nine)
  expect(await test.rows('calls')).toHaveLength(1)
  const late = await book(test, [kind, at, { email: 'kim@example.com' }])
  expect(late).toMatchObject({ status: 409, errors: { at: expect.stringContaining('9:30 AM') } })
})

test.each([
  ['?zone=Middle-earth', 400],
  ['?day=2026-02-30', 400],
  ['?other=1', 400],
  ['?kind=none', 404],
  ['', 200],
])('times asked for with “%s”', async (query, status) => {
  const test = await openTestSite()
  await openHours(test)
  expect((await test.fetch(`/api/calls/times${query}`)).status).toBe(status)
})

test('while no call can be booked, the API says so', async () => {
  const test = await openTestSite()
  expect((await test.fetch('/api/calls/times')).status).toBe(404)
  expect(await book(test, ['none', nine])).toMatchObject({ status: 422 })
})

test('the CSV export of leads has their calls', async () => {
  const test = await openTestSite()
  const { kind, admin } = await openHours(test)
  const exported = async () => {
    const { body } = await admin.leads.exportCsv({})
    const pieces: string[] = []
    for await (const piece of body as AsyncIterable<string>) pieces.push(piece)
    return pieces.join('').trim().split('\r\n')
  }
  expect(await exported()).toHaveLength(1)
  await book(test, [kind, nine])
  const [head = '', line] = await exported()
  expect(head).toContain(',Call,Call at (UTC),Call minutes,Call with,Call status')
  expect(line).toContain(`,First call,${nine},30,Dana,Booked`)
})
