import { expect, it } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { rememberedImages } from '#tests/fixtures/remembered-images.ts'

it('checks unfinished values against the library, the site’s addresses and its posts', async () => {
  const test = await openTestSite({ imageProcessor: rememberedImages })
  const { admin } = await signIn(test, 'editor')
  const noise = { type: 'gaussian', mean: 128, sigma: 120 } as const
  const heavy = drawing({ width: 960, height: 960 }).composite([
    { input: { create: { width: 960, height: 960, channels: 3, background: '#888', noise } } },
  ])
  const file = new File([(await heavy.jpeg().toBuffer()) as BlobPart], 'Noise.jpg')
  const added = await admin.media.upload({ file })
  if (!added.ok) throw new Error(added.message)
  await test.site.finishPictures()
  const { picture } = added.value
  const [post] = await test.rows('posts')
  const value = {
    title: '',
    blocks: [
      { picture },
      { action: { href: '/nowhere' }, lambda: 420 },
      { href: `/blog/${post?.slug}` },
      { href: '/contact' },
    ],
  }
  const check = () => admin.content.check({ document: 'page:home', body: JSON.stringify(value) })
  const found = (await check()).map(({ kind, path }) => `${kind} ${path}`)
  expect(found.filter((line) => !line.startsWith('headings'))).toEqual([
    'alt blocks.0.picture.alt',
    'contrast blocks.1.lambda',
    'links blocks.1.action.href',
    'weight blocks.0.picture',
  ])
  await admin.media.describe({ id: added.value.id, name: 'Noise', alt: '', decorative: 'on' })
  expect((await check()).some(({ kind }) => kind === 'alt')).toBe(false)
  const broken = admin.content.check({ document: 'page:home', body: 'no' })
  await expect(broken).rejects.toMatchObject({ status: 422 })
  expect(test.reported).toEqual([])
})

it('checks the headings of the rendered page', async () => {
  const html = '<main><div data-section="0"><h1>A</h1></div><h4>B</h4></main>'
  const page = { status: 200, headers: new Headers(), body: new TextEncoder().encode(html) }
  const test = await openTestSite({ renderPage: async () => page as never })
  const { admin } = await signIn(test, 'viewer')
  const { value } = await admin.content.open({ document: 'page:home' })
  const found = await admin.content.check({
    document: 'page:home',
    body: JSON.stringify(value),
  })
  expect(found.filter(({ kind }) => kind === 'headings')).toEqual([
    { kind: 'headings', path: 'blocks.0', message: expect.stringContaining('“B” (level 4)') },
  ])
})
