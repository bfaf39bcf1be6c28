import { expect, test } from 'vitest'
import { postKey } from '#model/content/standalone.ts'
import type { Fetched } from '#server/platform/http/fetch-public.ts'
import type { SiteDeps } from '#server/site-deps.ts'
import { openImports, png } from '#tests/fixtures/imports.ts'
import { done, writerOf } from '#tests/fixtures/posts.ts'

const lost = { problem: 'The server answered with 404.' }
const site = 'https://old.example'
const pictures = ['one', 'two', 'three', 'four'].map((name) => `${site}/${name}.png`)

/** An import of which no picture could be fetched. `answers`: what the old site has by now. */
async function setup(deps: SiteDeps = {}) {
  const answers: Record<string, Fetched> = {}
  const fetched: string[] = []
  const test = await openImports({
    async fetchPublic(address) {
      fetched.push(address)
      return answers[address] ?? lost
    },
    ...deps,
  })
  const { upload, importAll, admin, imports, run } = test
  const id = await upload(exportOf(pictures), 'old.xml')
  const shown = await importAll(id)
  expect(shown).toMatchObject({ counts: { picture: { failed: 4 } }, retriable: 4 })
  const writer = writerOf(admin)
  const idOf = async (title: string) => (await admin.blog.list({ q: title })).posts[0]?.id ?? ''
  const retry = async () => {
    done(await imports.retry({ id }))
    await run()
    return imports.show({ id })
  }
  fetched.length = 0
  return { ...test, id, answers, fetched, writer, idOf, retry }
}

/** Three posts: one shows two pictures and a link to one, one is a draft, one is scheduled. */
function exportOf([one = '', two = '', three = '', four = '']: string[]) {
  const post = (id: number, title: string, status: string, content: string) =>
    `<item><title>${title}</title><wp:post_id>${id}</wp:post_id><wp:status>${status}</wp:status><wp:post_date_gmt>${status === 'future' ? '2027' : '2024'}-05-01 08:00:00</wp:post_date_gmt><wp:post_name>${title.toLowerCase()}</wp:post_name><content:encoded><![CDATA[${content}]]></content:encoded></item>`
  const img = (address: string) => `<img src="${address}" alt="Drawing">`
  return `<rss><channel><link>${site}</link>${[
    post(1, 'Public', 'publish', `${img(one)} and ${img(two)}, <a href="${one}">large</a>`),
    post(2, 'Draft', 'draft', img(three)),
    post(3, 'Planned', 'future', img(four)),
  ].join('')}</channel></rss>`
}

test('pictures that arrive in another try take the place of their old addresses', async () => {
  const { imports, id, answers, fetched, retry, visit, rows, writer, idOf } = await setup()
  answers[pictures[0] ?? ''] = { bytes: png }
  const before = await visit('public')
  expect(await retry()).toMatchObject({
    state: 'done',
    counts: { post: { done: 3 }, picture: { done: 1, failed: 3 } },
    noted: [{ title: pictures[1] }, { title: pictures[2] }, { title: pictures[3] }],
    retriable: 3,
  })
  expect(fetched.toSorted()).toEqual(pictures.toSorted())
  const post = await visit('public')
  expect(post?.html).toMatch(/<img src="\/media\/[^"]+" alt="Drawing"/)
  expect(post?.html).toContain(`<a href="${pictures[0]}"`)
  expect(post?.html).toContain(`src="${pictures[1]}"`)
  expect(post).toMatchObject({ date: before?.date, slug: before?.slug })
  const document = postKey(await idOf('Public'))
  expect((await rows('content_revisions')).filter((row) => row.document === document)).toHaveLength(
    2,
  )
  // Only what is still missing is fetched again.
  fetched.length = 0
  for (const address of pictures) answers[address] = { bytes: png }
  expect(await retry()).toMatchObject({ counts: { picture: { done: 4, failed: 0 } }, noted: [] })
  expect(fetched.toSorted()).toEqual(pictures.slice(1).toSorted())
  expect(await rows('media')).toHaveLength(1)
  expect((await writer.open(await idOf('Draft'))).value).toMatchObject({
    content: expect.stringMatching(/^!\[Drawing\]\(\/media\//),
  })
  expect(await imports.retry({ id })).toMatchObject({ ok: false, status: 409 })
})

test('what people have changed since stays, and their open editors hear of it', async () => {
  const { answers, retry, writer, idOf, visit, admin } = await setup()
  const id = await idOf('Public')
  const content = `A new text\n\n![My words](${pictures[0]})\n\n![Mine](https://elsewhere.example/two.png)`
  await writer.publish(id, { content, author: 'Ann' })
  await writer.save(id, { excerpt: 'Begun' })
  const opened = await writer.open(id)
  answers[pictures[0] ?? ''] = { bytes: png }
  answers[pictures[1] ?? ''] = { bytes: png }
  await retry()
  const post = await visit('public')
  expect(post).toMatchObject({ author: 'Ann' })
  expect(post?.html).toMatch(/A new text[\s\S]*src="\/media\/[^"]+" alt="My words"/)
  expect(post?.html).toContain('https://elsewhere.example/two.png')
  expect((await writer.open(id)).value).toMatchObject({
    excerpt: 'Begun',
    content: expect.stringContaining('](/media/'),
  })
  const { key: document, version, value } = opened
  const body = JSON.stringify(value)
  expect(await admin.content.saveDraft({ document, version, body })).toMatchObject({ status: 409 })
})

test('a scheduled post is published with its picture', async () => {
  const { answers, retry, wait, site: server, visit } = await setup()
  answers[pictures[3] ?? ''] = { bytes: png }
  await retry()
  wait(24 * 300)
  await server.runDuePlans()
  expect((await visit('planned'))?.html).toMatch(/src="\/media\//)
})

test('an import whose pictures came later is undone as a whole', async () => {
  const { answers, retry, writer, idOf, imports, id, run, rows } = await setup()
  await writer.save(await idOf('Draft'), { excerpt: 'Mine by now' })
  for (const address of pictures) answers[address] = { bytes: png }
  await retry()
  done(await imports.undo({ id }))
  await run()
  expect(await imports.show({ id })).toMatchObject({ state: 'undone', retriable: 0 })
  const left = (await rows('posts')).filter(({ title }) => /^(Public|Draft|Planned)$/.test(title))
  expect(left).toMatchObject([{ title: 'Draft', deleted_at: expect.any(String) }])
  expect(await imports.retry({ id })).toMatchObject({ ok: false, status: 409 })
})

test('another try that is killed at any step goes on, without doubles', async () => {
  let left = Number.POSITIVE_INFINITY
  const {
    answers,
    imports,
    id,
    rows,
    visit,
    openAnother,
    idOf,
    site: server,
    reported,
  } = await setup({
    newId: () => {
      left -= 1
      if (left < 0) throw new Error('The process was killed.')
      return crypto.randomUUID()
    },
  })
  for (const address of pictures) answers[address] = { bytes: png }
  done(await imports.retry({ id }))
  expect(await imports.retry({ id })).toMatchObject({ ok: false, status: 409 })
  const another = await openAnother()
  let kills = 0
  while ((await imports.show({ id })).state === 'running') {
    left = kills
    await server.runImports()
    await another.runImports()
    kills += 1
  }
  expect(kills).toBeGreaterThan(3)
  expect(reported.length).toBeGreaterThan(2)
  reported.length = 0
  expect(await imports.show({ id })).toMatchObject({
    counts: { picture: { done: 4, waiting: 0 } },
  })
  expect(await rows('media')).toHaveLength(1)
  left = Number.POSITIVE_INFINITY
  expect((await visit('public'))?.html.match(/src="\/media\//g)).toHaveLength(2)
  const document = postKey(await idOf('Public'))
  expect((await rows('content_revisions')).filter((row) => row.document === document)).toHaveLength(
    2,
  )
})

test('nothing is tried again after the import of a site without failures', async () => {
  const { upload, importAll, imports } = await openImports()
  const id = await upload(
    exportOf(pictures).replaceAll(/<img[^>]*>/g, 'Text'),
    'without-pictures.xml',
  )
  expect(await importAll(id)).toMatchObject({ retriable: 0 })
  expect(await imports.retry({ id })).toMatchObject({ ok: false, status: 409 })
})
