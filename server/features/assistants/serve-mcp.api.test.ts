import { expect, test } from 'vitest'
import { initializing, listTools, openMcp } from '#tests/fixtures/mcp.ts'

test('no cookie counts, and a wrong token is answered with how to send one', async () => {
  const { send, post, person } = await openMcp()
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const type = { 'content-type': 'application/json' }
  const signedIn = await send('/admin/mcp', {
    method: 'POST',
    headers: { ...type, cookie: person.cookie },
    body: list,
  })
  for (const refused of [signedIn, await post(list, { authorization: 'Bearer site_wrong' })]) {
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer /)
    expect(refused.headers.get('cache-control')).toBe('no-store')
  }
})

test.each([
  ['another site', 'https://evil.example', 403],
  ['a name that points at this server', 'http://rebound.example', 403],
  ['no real origin', 'null', 403],
  ['the site itself', 'https://wavelength.example', 200],
])('a page of %s', async (_, origin, status) => {
  const { post, sendTo, key } = await openMcp()
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  const host = origin.replace('http://', '')
  const answer = await post(ping, { origin, host, 'sec-fetch-site': 'same-origin' })
  expect(answer.status).toBe(status)
  const read = await sendTo({ headers: { origin, authorization: `Bearer ${key}` } })
  expect(read.status).toBe(status === 403 ? 403 : 405)
})

test.each([
  ['text that is no JSON', '{"jsonrpc":', 400, -32700],
  ['JSON that is no message', { hello: 'world' }, 400, -32600],
  ['an unknown method', { ...listTools, method: 'content/publish' }, 200, -32601],
  ['several messages at once', [listTools, listTools], 400, null],
  ['10 MB', `{"x":"${'x'.repeat(10_000_000)}"}`, 413, null],
])('%s', async (_, body, status, code) => {
  const { post } = await openMcp()
  const answer = await post(body)
  expect(answer.status).toBe(status)
  const text = await answer.text()
  if (code) expect(text).toContain(`"code":${code}`)
  else expect(JSON.parse(text)).toMatchObject({ status, message: expect.stringMatching(/\.$/) })
})

test('arguments that are nested a hundred thousand times, or hold NUL', async () => {
  const { post, test } = await openMcp()
  const saving = (content: string) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"save_draft","arguments":{"document":"page:about","version":0,"content":${content}}}}`
  for (const content of [`{"x":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, '{"title":"\\u0000"}']) {
    const answer = await post(saving(content))
    const text = await answer.text()
    expect(answer.status).toBeLessThan(500)
    expect(text).toMatch(/"isError":true|"error":/)
    expect(text).not.toContain('our side')
  }
  expect(test.reported).toEqual([])
})

test('other versions, types and methods of HTTP', async () => {
  const { post, sendTo, key } = await openMcp()
  const authorization = `Bearer ${key}`
  expect((await post(listTools, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400)
  expect((await post(listTools, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post(listTools, { accept: 'text/html' })).status).toBe(406)
  for (const method of ['GET', 'DELETE']) {
    expect((await sendTo({ method, headers: { authorization } })).status).toBe(405)
  }
  expect((await sendTo({ method: 'PUT', headers: { authorization }, body: '' })).status).toBe(405)
  const params = { ...initializing, protocolVersion: '1999-01-01' }
  // The server answers with a version that it knows.
  expect(await (await post({ ...listTools, method: 'initialize', params })).text()).toMatch(
    /"protocolVersion":"20\d\d-/,
  )
})

test('a thousand streams: none stays open, and what is too much at once gets 429', async () => {
  const { post } = await openMcp()
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  }
  const listen = {
    ...{ jsonrpc: '2.0', id: 1, method: 'subscriptions/listen' },
    params: { notifications: { toolsListChanged: true }, _meta: meta },
  }
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' }
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => post(listen, headers)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(900)
  const [first] = answers.filter(({ status }) => status !== 429)
  expect(await first?.text()).toContain('"error"')
})
