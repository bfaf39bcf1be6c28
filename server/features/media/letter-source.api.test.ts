import { expect, test } from 'vitest'
import { openLetters } from '#tests/fixtures/letters.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { rememberedImages } from '#tests/fixtures/remembered-images.ts'

const fileOf = async (size: { width: number; height: number }) =>
  new File([(await drawing(size).jpeg().toBuffer()) as BlobPart], 'desk.jpg')

test('a picture in a letter is in use: a draft follows its new file, and what was sent keeps it', async () => {
  const { admin, letters, draft, subscribe, deliver, received, site } = await openLetters({
    imageProcessor: rememberedImages,
  })
  const { media } = admin
  const added = await media.upload({ file: await fileOf({ width: 700, height: 500 }) })
  if (!added.ok) throw new Error(added.message)
  const { id, picture } = added.value
  const content = `![A desk](${picture.src})`
  await subscribe(['ann'])
  const sent = await draft({ content })
  await letters.send(sent)
  await deliver()
  const { id: open, version } = await draft({ subject: 'Next', content })
  expect((await media.open({ id })).uses.map(({ what }) => what)).toEqual([
    'The letter “News”',
    'The letter “Next”',
  ])
  expect(await media.remove({ id })).toMatchObject({ status: 409 })
  const file = await fileOf({ width: 300, height: 400 })
  expect(await media.replace({ id, file })).toMatchObject({ message: 'Replaced in 1 place.' })
  await site.finishPictures()
  const { src } = (await media.open({ id })).item.picture
  expect(await letters.open({ id: open })).toMatchObject({
    ...{ content: `![A desk](${src})`, version: version + 1 },
  })
  expect((await letters.open(sent)).content).toBe(content)
  const [, shown = ''] =
    /<img src="https:\/\/wavelength\.example([^"]+)"/.exec(received[0]?.html ?? '') ?? []
  const answer = await site.serveMedia({})(new Request(`http://localhost${shown}`), shown)
  expect([answer?.status, answer?.headers.get('location')]).toEqual([307, src])
})
