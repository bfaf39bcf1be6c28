import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { issueKey } from '#model/content/standalone.ts'
import { openIssues } from '#tests/fixtures/issues.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { rememberedImages } from '#tests/fixtures/remembered-images.ts'
import * as uses from './uses.ts'

const fileOf = async (size: { width: number; height: number }) =>
  new File([(await drawing(size).jpeg().toBuffer()) as BlobPart], 'desk.jpg')

test('a picture in an issue is in use: a draft follows its new file, and what was sent keeps it', async () => {
  const { admin, issues, draft, subscribe, deliver, received, site } = await openIssues({
    imageProcessor: rememberedImages,
  })
  const { media } = admin
  const added = await media.upload({ file: await fileOf({ width: 700, height: 500 }) })
  if (!added.ok) throw new Error(added.message)
  const { id, picture } = added.value
  const content = `![A desk](${picture.src})`
  await subscribe(['ann'])
  const sent = await draft({ content })
  await issues.send(sent)
  await deliver()
  const { id: open, version } = await draft({ subject: 'Next', content })
  expect((await media.open({ id })).uses.map(({ what }) => what)).toEqual([
    'The issue “News”',
    'The issue “Next” (draft)',
  ])
  expect(await media.remove({ id })).toMatchObject({ status: 409 })
  const file = await fileOf({ width: 300, height: 400 })
  expect(await media.replace({ id, file })).toMatchObject({ message: 'Replaced in 1 place.' })
  await site.finishPictures()
  const { src } = (await media.open({ id })).item.picture
  expect(await admin.content.open({ document: issueKey(open) })).toMatchObject({
    ...{ value: { content: `![A desk](${src})` }, version: version + 1 },
  })
  const { value } = await admin.content.open({ document: issueKey(sent.id) })
  expect(value).toMatchObject({ content })
  const [, shown = ''] =
    /<img src="https:\/\/wavelength\.example([^"]+)"/.exec(received[0]?.html ?? '') ?? []
  const get = async (path: string) =>
    site.serveMedia({})(new Request(`http://localhost${path}`), path)
  const answer = await get(shown)
  const replaced = src.replace('.webp', '-email.jpg')
  expect([answer?.status, answer?.headers.get('location')]).toEqual([307, replaced])
  expect(await factsOf(await get(replaced))).toMatchObject({ format: 'jpeg', width: 300 })
})

test.each([
  ['before its other sizes are made', false],
  ['afterwards', true],
])('an issue shows its picture as a JPEG, %s', async (_, isFinished) => {
  const { admin, draft, issues, subscribe, deliver, received, site, download, dataDir } =
    await openIssues({ imageProcessor: rememberedImages })
  const added = await admin.media.upload({ file: await fileOf({ width: 1800, height: 900 }) })
  if (!added.ok) throw new Error(added.message)
  const { picture } = added.value
  if (isFinished) await site.finishPictures()
  const get = async (path: string) =>
    site.serveMedia({})(new Request(`http://localhost${path}`), path)
  const jpeg = picture.src.replace('.webp', '-email.jpg')
  // Nothing is made for pictures that no issue uses, and all issues are searched once, whoever asks.
  const search = vi.spyOn(uses, 'whereUsed')
  const serve = site.serveMedia({})
  for (const path of [jpeg, jpeg, jpeg.replace('.jpg', '.png')]) {
    expect((await serve(new Request(`http://localhost${path}`), path))?.status).toBe(307)
  }
  expect(search).toHaveBeenCalledOnce()
  await subscribe(['ann'])
  const seen = await draft({ content: `![A desk](${picture.src})` })
  const shown = await download(`/admin/newsletter/issues/${seen.id}/email.html`)
  await issues.send(seen)
  await deliver()
  const tag = `<img src="https://wavelength.example${jpeg}" alt="A desk" width="552" height="276"`
  expect(received[0]?.html).toContain(tag)
  expect(await shown?.text()).toContain(tag)
  const facts = { format: 'jpeg', width: 1104, height: 552, hasAlpha: false }
  expect(await factsOf(await get(jpeg))).toMatchObject(facts)
  search.mockClear()
  const png = jpeg.replace('.jpg', '.png')
  expect((await get(png))?.headers.get('location')).toBe(jpeg)
  expect(search).not.toHaveBeenCalled()
  search.mockRestore()
  // A file that was lost is made again.
  await rm(join(dataDir, jpeg))
  expect(await factsOf(await get(jpeg))).toMatchObject(facts)
})

async function factsOf(answer: Response | null | undefined) {
  expect(answer?.status).toBe(200)
  const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))
  const picture = sharp(bytes)
  await picture.stats()
  return { type: answer?.headers.get('content-type'), ...(await picture.metadata()) }
}
