import { expect, it } from 'vitest'
import { REDIRECTS_MAX } from '#model/content/redirect-list.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

async function setup() {
  const test = await openTestSite()
  const { admin } = await signIn(test, 'editor')
  const { content } = admin
  const preview = (text: string | Uint8Array<ArrayBuffer>) =>
    content.previewRedirects({ file: list(text) })
  return {
    ...test,
    content,
    preview,
    async add(text: string, options: Record<string, unknown> = {}) {
      const found = await preview(text)
      const seen = found.ok ? { digest: found.value.digest, version: found.value.version } : {}
      return content.importRedirects({ file: list(text), ...seen, ...options })
    },
    async draft() {
      const { value, version } = await content.open({ document: 'redirects' })
      return { all: value as { from: string; to: string }[], version }
    },
    async csv() {
      return new Response((await content.exportRedirects({})).body as BodyInit).text()
    },
  }
}

function list(content: string | Uint8Array<ArrayBuffer>) {
  return new File([content], 'redirects.csv', { type: 'text/csv' })
}

it('adds a list to the draft, which is then published as any other', async () => {
  const { add, draft, preview, content, site, fetch } = await setup()
  const before = (await draft()).all.length
  const text =
    'from,to,status\nhttps://www.old.example/ueber-uns/,https://old.example/blog/,301\n/shop,/contact,302\n'
  expect(await preview(text)).toMatchObject({
    value: { added: 2, changedCount: 0, temporary: 1, hosts: ['old.example'], errorCount: 0 },
  })
  expect(await add(text)).toMatchObject({
    ok: true,
    message: expect.stringMatching(/^In the draft: 2 new/),
  })
  expect((await draft()).all).toHaveLength(before + 2)
  expect((await fetch('/ueber-uns')).status).toBe(404)
  const { version } = await draft()
  expect(await content.publish({ document: 'redirects', version })).toMatchObject({ ok: true })
  const redirects = await site.servicesFor({ address: '192.0.2.1' }).content.redirects()
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from: '/ueber-uns', to: '/blog' },
      { from: '/shop', to: '/contact' },
    ]),
  )
})

it('makes no doubles, and changes a redirect of the same address', async () => {
  const { add, draft, preview } = await setup()
  await add('from;to\n/shop;/contact\n')
  const { all } = await draft()
  expect(await add('from;to\n/shop;/contact\n')).toMatchObject({ ok: false, status: 422 })
  const changed = '/SHOP,/blog\n/shop,/blog\n/Shop,/contact\n'
  expect(await preview(changed)).toMatchObject({
    value: {
      added: 0,
      changedCount: 1,
      changed: [{ line: 1, was: '/contact', to: '/blog' }],
      repeated: 1,
      errors: [{ line: 3, reason: 'Line 1 redirects this address to “/blog”.' }],
    },
  })
  await add(changed)
  const after = (await draft()).all
  expect(after).toHaveLength(all.length)
  expect(after.at(-1)).toMatchObject({ from: '/shop', to: '/blog' })
})

it('leaves out what cannot be published, with line and reason', async () => {
  const { add, preview, draft } = await setup()
  const lines: [string, RegExp][] = [
    ['/contact,/blog,', /is an existing page/],
    ['/loop,/loop,', /redirects to itself/],
    ['/one,/two,', /is a redirect too/],
    ['/two,/one,', /is a redirect too/],
    ['/gone,/nowhere,', /is not a page of this site/],
    ['/away,https://elsewhere.example/,', /on elsewhere.example/],
    ['/?p=12,/blog,', /“\?”/],
    ['/api/leads,/blog,', /API path/],
    ['/a(b),/blog,', /must be a path/],
    ['/removed,/blog,410', /status 410/],
    ['/empty,,', /new address is empty/],
  ]
  const text = ['from,to,status', ...lines.map(([line]) => line), '/good,/contact,'].join('\n')
  const answer = await preview(text)
  expect(answer).toMatchObject({ value: { added: 1, errorCount: lines.length } })
  expect(answer.ok && answer.value.errors).toEqual(
    lines.map(([, reason], index) => ({
      ...{ line: index + 2, text: expect.any(String) },
      reason: expect.stringMatching(reason),
    })),
  )
  const before = (await draft()).all.length
  expect(await add(text)).toMatchObject({ ok: true })
  expect((await draft()).all).toHaveLength(before + 1)
})

it('reads the exports of plugins for WordPress, and leaves out their patterns', async () => {
  const { preview } = await setup()
  const redirection =
    'source,target,regex,code,type,hits,title,status\n/a,/blog,0,301,url,5,,enabled\n/b/(.*),/blog,1,301,url,0,,enabled\n'
  const yoast =
    '"Origin","Target","Type","Format"\n"/a","/blog","301","plain"\n"/b","/blog","301","regex"\n'
  for (const text of [redirection, yoast]) {
    expect(await preview(text)).toMatchObject({
      value: {
        added: 1,
        errors: [{ line: 3, reason: expect.stringMatching('This is a pattern') }],
      },
    })
  }
})

it('reads a list in Windows-1252, and says so', async () => {
  const { preview } = await setup()
  const bytes = Buffer.from('from,to\n/f\xfcr,/blog\n', 'latin1')
  expect(await preview(new Uint8Array(bytes))).toMatchObject({
    value: { added: 1, encoding: 'Windows-1252', samples: [{ from: '/f%C3%BCr' }] },
  })
})

it('exports redirects as an import reads them', async () => {
  const { csv, preview } = await setup()
  expect(await preview(await csv())).toMatchObject({
    value: { added: 0, changedCount: 0, errorCount: 0 },
  })
})

it.each([
  [Buffer.from('from,to\n/f\xfcr\x00,/blog\n', 'latin1'), /^Line 2 .*UTF-8/],
  [Buffer.from('from,to\n/a,"/blog\n'), /^Line \d+ cannot be read/],
  [Buffer.from('old page\n1\n'), /must name the columns/],
  [Buffer.from('from,to\n'), /There is no redirect/],
  [Buffer.alloc(0), /this one is empty/],
  [Buffer.alloc(1024 * 1024 + 1, 'a'), /larger than 1 MB/],
  [Buffer.from('/a,/blog\n'.repeat(REDIRECTS_MAX + 1)), /more than 1,000 lines/],
  [
    Buffer.from(Array.from({ length: REDIRECTS_MAX }, (_, i) => `/x${i},/blog\n`).join('')),
    /A site can have 1,000/,
  ],
])('explains why a file cannot be read', async (bytes, message) => {
  const { preview } = await setup()
  expect(await preview(new Uint8Array(bytes))).toMatchObject({
    ok: false,
    status: 422,
    errors: { file: expect.stringMatching(message) },
  })
})

it('requires the previewed file, and redirects that nobody has changed since', async () => {
  const { add, preview } = await setup()
  const text = '/a,/blog\n'
  expect(await add(text, { digest: 'other' })).toMatchObject({ ok: false, status: 422 })
  const seen = await preview(text)
  await add('/b,/blog\n')
  const version = seen.ok ? seen.value.version : 0
  expect(await add(text, { version })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/Preview it again/),
  })
})
