import { expect, test } from 'vitest'
import { adminPassword } from '#tests/fixtures/admin.ts'
import { openProgram } from '#tests/fixtures/tokens.ts'

test('a token that may read drafts nothing; what a role may not see is refused and recorded', async () => {
  const { post, rows, get } = await openProgram('viewer', 'read')
  expect(await post('create-page', { title: 'A page' })).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('may only read') },
  })
  expect(await get('list-leads')).toMatchObject({ status: 403 })
  expect((await get('find', { words: 'ann' })).status).toBe(200)
  const actions = (await rows('audit_log')).map(({ action }) => action)
  expect(actions).toContain('accounts.permission-denied')
  expect((await rows('content_revisions')).filter(({ state }) => state === 'draft')).toEqual([])
})

test('settings, offers and unknown documents are not offered', async () => {
  const { get, post } = await openProgram('owner')
  for (const document of [
    'site',
    'theme',
    'emails',
    'order:faq',
    'offer:1',
    'page:none',
    'x'.repeat(400),
  ]) {
    expect((await get('read-document', { document })).status).toBeGreaterThanOrEqual(400)
    expect((await get('read-document', { document })).status).toBeLessThan(500)
    const saved = await post('save-draft', { document, version: 0, content: {} })
    expect([404, 422]).toContain(saved.status)
  }
})

test.each([
  ['no token', { authorization: '' }],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['an unknown token', { authorization: `Bearer site_${'x'.repeat(43)}` }],
])('%s is answered with 401 and how to send one', async (_, headers) => {
  const { get, post, calls } = await openProgram()
  for (const refused of [
    await get('find', { words: 'tea' }, headers),
    await post('create-issue', {}, headers),
  ]) {
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer /)
    expect(refused.body.message).toContain('account page')
  }
  expect(await calls()).toEqual([])
})

test('a session cookie opens nothing here', async () => {
  const { get, person } = await openProgram()
  const headers = { authorization: '', cookie: person.cookie }
  expect((await get('find', { words: 'tea' }, headers)).status).toBe(401)
})

test.each([
  ['no JSON', 'no JSON', {}, 400],
  ['a list', [], {}, 422],
  ['an unknown field', { title: 'Tea', publish: true }, {}, 422],
  ['a field of another type', { title: 7 }, {}, 422],
  ['a form', 'title=Tea', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['10 MB', `{"title":"${'x'.repeat(10_000_000)}"}`, {}, 413],
])('%s is refused with a sentence, and nothing is stored', async (_, body, headers, status) => {
  const { post, rows } = await openProgram()
  const refused = await post('create-post', body, headers)
  expect(refused).toMatchObject({ status, body: { message: expect.stringMatching(/./) } })
  expect((await rows('posts')).filter(({ status }) => status === 'draft')).toEqual([])
})

test.each([
  ['NUL in a text', { title: 'Tea\0' }, 422],
  ['NUL in a key', { document: 'page:a\0', version: 0, content: {} }, 422],
  ['NUL in a document', { document: 'page:about', version: 0, content: { title: '\0' } }, 422],
  [
    'a version that no document has',
    { document: 'page:about', version: 2 ** 40, content: {} },
    422,
  ],
  ['a text of surrogates', { title: '\ud800' }, 422],
])('%s', async (_, body, status) => {
  const { post, reported } = await openProgram()
  const name = 'title' in body ? 'create-post' : 'save-draft'
  expect(await post(name, body)).toMatchObject({ status })
  expect(reported).toEqual([])
})

test('NUL in the id of a lead', async () => {
  const { get, post, reported } = await openProgram()
  expect((await get('read-lead', { lead: 'a\0' })).status).toBe(400)
  expect((await post('draft-reply', { lead: 'a\0', text: 'Hello' })).status).toBe(422)
  expect(reported).toEqual([])
})

test('a document that is nested a hundred thousand times', async () => {
  const { post, reported } = await openProgram()
  const nested = `{"document":"page:about","version":0,"content":{"x":${'['.repeat(1e5)}${']'.repeat(1e5)}}}`
  expect(await post('save-draft', nested)).toMatchObject({ status: 422 })
  expect(reported).toEqual([])
})

test('a token that is revoked while it is used ends at once', async () => {
  const { get, person } = await openProgram()
  expect((await get('find', { words: 'tea' })).status).toBe(200)
  const { tokens } = await person.admin.ownAccount.tokens()
  expect(tokens[0]?.lastUsed).not.toBeNull()
  await person.admin.ownAccount.revokeToken({ id: tokens[0]?.id })
  expect((await get('find', { words: 'tea' })).status).toBe(401)
})

test('a token calls eight times at once and 120 times a minute', async () => {
  const { get, post } = await openProgram()
  const atOnce = await Promise.all(Array.from({ length: 1_000 }, () => post('create-issue', {})))
  const refused = atOnce.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(900)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  for (let call = atOnce.length - refused.length; call < 120; call++) {
    expect((await get('find', { words: 'tea' })).status).toBe(200)
  }
  expect((await get('find', { words: 'tea' })).status).toBe(429)
})

test('the second factor that a role needs is needed by its tokens, too', async () => {
  const { get, person } = await openProgram('owner')
  await person.admin.accounts.requireSecondFactor({ rule: 'owners', password: adminPassword })
  expect(await get('find', { words: 'tea' })).toMatchObject({ status: 403 })
})
