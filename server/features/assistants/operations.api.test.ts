import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { type Json, openProgram } from '#tests/fixtures/tokens.ts'

test('a script finds, reads and drafts a page; a person publishes it', async () => {
  const { get, post, calls, person, rows } = await openProgram()
  const made = await post('create-page', { title: 'Our new office', summary: 'We have moved.' })
  expect(made).toMatchObject({ status: 200, body: { document: 'page:our-new-office' } })
  const { document } = made.body
  const read = (await get('read-document', { document })).body
  expect(read).toMatchObject({ title: 'Our new office', shows: 'draft', path: '/our-new-office' })
  const content = { ...read.content, description: 'Come and see it.' }
  const saved = await post('save-draft', { document, version: read.version, content })
  expect(saved).toMatchObject({
    status: 200,
    body: { version: read.version + 1, address: expect.stringContaining('/admin/content/edit?') },
  })
  const other = { ...content, title: 'Another' }
  const late = await post('save-draft', { document, version: read.version, content: other })
  expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('changed') } })
  const listed = (await get('list-documents', { kind: 'page' })).body
  expect(listed.documents).toContainEqual(
    expect.objectContaining({ document, state: 'draft', hasDraft: true }),
  )
  expect((await get('find', { words: 'new office' })).body.found).not.toEqual([])
  const saves = (await rows('content_revisions')).filter((row) => row.document === document)
  expect(saves).toMatchObject([{ state: 'draft' }])
  const { versions } = await historyOf(person, document)
  expect(versions).toContain('Ann Lee with “My assistant”')
  expect(await calls()).toContainEqual(
    expect.objectContaining({
      actor_name: 'Ann Lee with “My assistant”',
      subject: `content:${document}`,
      summary: `Save a draft: ${document}`,
    }),
  )
})

async function historyOf({ admin }: Awaited<ReturnType<typeof signIn>>, document: string) {
  const history = await admin.content.history({ document })
  return { versions: JSON.stringify(history) }
}

test('posts, issues and entries are read and drafted; a person’s draft stays in the history', async () => {
  const { get, post, person, rows } = await openProgram('author')
  const { body: started } = await post('create-post', { title: 'Tea and paper' })
  const { body: opened } = await get('read-document', { document: started.document })
  expect(opened.content).toMatchObject({ title: 'Tea and paper', author: 'Ann Lee' })
  const own = JSON.stringify({ ...opened.content, content: 'What I wrote myself.' })
  const { version } = opened
  expect(
    await person.admin.content.saveDraft({ document: started.document, version, body: own }),
  ).toMatchObject({ ok: true })
  const content = { ...opened.content, content: 'What the program wrote.' }
  const save = { document: started.document, version: version + 1, content }
  expect(await post('save-draft', save)).toMatchObject({ status: 200 })
  const bodies = (await rows('content_revisions')).map(({ body }) => body)
  expect(bodies.join()).toContain('What I wrote myself.')

  const { body: issue } = await post('create-issue', {})
  const mail = { subject: 'November', preheader: '', content: 'Hello' }
  const draft = { document: issue.document, version: issue.version, content: mail }
  expect(await post('save-draft', draft)).toMatchObject({ status: 200, body: { errors: {} } })
  expect((await get('list-documents', { kind: 'issue' })).body.documents).toMatchObject([
    { title: 'November', state: 'draft' },
  ])
  expect((await get('list-documents', { kind: 'faq' })).body.documents.length).toBeGreaterThan(0)
  expect((await get('list-documents', { kind: 'post' })).body.documents[0]).toMatchObject({
    title: 'Tea and paper',
  })
  const schema = (await get('read-document-schema', { document: issue.document })).body.schema
  expect(Object.keys(schema.properties)).toEqual(
    expect.arrayContaining(['subject', 'preheader', 'content']),
  )
})

test('the schema of a page names its sections, and has the fields of one at a time', async () => {
  const { get } = await openProgram('viewer', 'read')
  const read = async (query: Record<string, string>) =>
    (await get('read-document-schema', { document: 'page:home', ...query })).body
  const { schema } = await read({})
  expect(JSON.stringify(schema).length).toBeLessThan(20_000)
  const types = schema.properties.blocks.items.oneOf.map(
    ({ properties }: Json) => properties.type.const,
  )
  expect(types).toContain('faq')
  expect(types).not.toContain(undefined)
  for (const section of types) {
    const one = (await read({ section })).schema
    expect([section, Boolean(one.properties ?? one.oneOf)]).toEqual([section, true])
  }
  expect(await read({ section: 'none' })).toMatchObject({ status: 422 })
})

test('a review is asked for by name', async () => {
  const { get, post, rows, ...site } = await openProgram('author')
  await signIn(site, 'editor', 'Kim Moss')
  const { document } = (await post('create-post', { title: 'Tea' })).body
  const { people } = (await get('list-reviewers', { document })).body
  expect(people).toMatchObject([{ name: 'Kim Moss' }])
  const asked = { document, reviewer: people[0].id, note: 'Please look.' }
  expect(await post('ask-for-review', asked)).toMatchObject({
    status: 200,
    body: { message: 'Sent for review. Kim Moss is told by email.' },
  })
  expect(await rows('reviews')).toMatchObject([{ document, state: 'open' }])
})

test('a reply is left as a draft for the person, and never over what they wrote', async () => {
  const { inquire, post, get, person, rows } = await openProgram()
  const { id: lead } = await inquire()
  const sent = await post('draft-reply', { lead, text: 'Dear Ann' })
  expect(sent).toMatchObject({ status: 200, body: { draft: 'Dear Ann' } })
  expect((await person.admin.leads.lead({ id: lead })).draft.text).toBe('Dear Ann')
  await person.admin.leads.saveDraft({ id: lead, text: 'Hello Ann, my own words' })
  const second = await post('draft-reply', { lead, text: 'Dear Ann again' })
  expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining('draft') } })
  expect((await get('read-lead', { lead })).body.draft).toBe('Hello Ann, my own words')
  const over = { lead, text: 'Dear Ann again', replace: true }
  expect(await post('draft-reply', over)).toMatchObject({ status: 200 })
  const log = (await rows('audit_log')).filter(({ subject }) => subject === `lead:${lead}`)
  expect(log.map(({ summary }) => summary)).toContainEqual(
    expect.stringMatching(/^Draft a reply: \w+-\w+/),
  )
  expect((await rows('outbox')).filter(({ topic }) => topic === 'lead-reply')).toEqual([])
})

test('Insights are read in sum, with marked values', async () => {
  const { get } = await openProgram('viewer', 'read')
  const { status, body } = await get('read-insights', { period: '7d' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ isCounting: expect.any(Boolean), totals: { visits: 0 } })
})
