import { expect, test } from 'vitest'
import { mediaMessages } from '#model/media/media.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { drawing } from '#tests/fixtures/pictures.ts'
import { rememberedImages } from '#tests/fixtures/remembered-images.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><script>alert(1)</script><path d="M0 0h9"/></svg>'
const poster = await drawing({ width: 640, height: 360 }).webp().toBuffer()
const mp4 = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
  Buffer.alloc(500, 7),
])

function fileOf(bytes: Buffer | string, name: string) {
  return new File([bytes as BlobPart], name)
}

async function setup() {
  const test = await openTestSite({ imageProcessor: rememberedImages })
  const { media } = (await signIn(test, 'editor')).admin
  const serve = test.site.serveMedia({})
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await serve(new Request(`http://localhost${path}`, { method, headers }), path)
    if (!answer) throw new Error(`${path} is not served by the library.`)
    return answer
  }
  const uploadFilm = async () => {
    const film = fileOf(mp4, 'Our Office.mp4')
    const answer = await media.upload({ file: fileOf(poster, 'frame.webp'), film })
    if (!answer.ok) throw new Error(answer.message)
    await test.site.finishPictures()
    return answer.value
  }
  return { ...test, media, get, uploadFilm }
}

test('an SVG is cleaned, sized, and served with a policy that runs nothing', async () => {
  const { media, get, site } = await setup()
  const answer = await media.upload({ file: fileOf(logo, 'Logo.svg'), alt: 'Firm' })
  if (!answer.ok) throw new Error(answer.message)
  const { picture, sizes, id } = answer.value
  expect(picture).toMatchObject({ width: 640, height: 160, widths: [] })
  expect(sizes).toBe('complete')
  await site.finishPictures()
  const served = await get(picture.src)
  expect(served.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(served.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/)
  const text = await served.text()
  expect(text).toContain('<path d="M0 0h9">')
  expect(text).not.toContain('script')
  expect(await media.focus({ id, x: '10', y: '10' })).toMatchObject({ status: 422 })
  const replaced = await media.replace({ id, file: fileOf(poster, 'a.webp') })
  expect(replaced).toMatchObject({ errors: { file: mediaMessages.format } })
  expect((await get(picture.src)).status).toBe(200)
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', mediaMessages.unreadable],
  ['<svg><path d="M0 0h9"/></svg>', mediaMessages.unsized],
  [`<svg viewBox="0 0 900 1"><path d="M0 0"/></svg>`, mediaMessages.shape],
  ['<p>no picture</p>', mediaMessages.unreadable],
  [' '.repeat(2 ** 20 + 1), mediaMessages.svgSize],
  [`<svg>${'<g>'.repeat(100_000)}`, mediaMessages.broken],
])('an SVG like %.40s is refused', async (text, message) => {
  const { media, rows } = await setup()
  const answer = await media.upload({ file: fileOf(text, 'Logo.svg') })
  expect(answer).toMatchObject({ status: 422, errors: { file: message } })
  expect(await rows('media')).toEqual([])
})

test('a film is stored with its first frame and served in ranges', async () => {
  const { get, uploadFilm, media } = await setup()
  const { film, picture, name } = await uploadFilm()
  expect(name).toBe('Our Office')
  expect(film).toBe(picture.src.replace('.webp', '.mp4'))
  expect((await get(picture.src)).status).toBe(200)
  const address = film ?? ''
  const whole = await get(address)
  expect(whole.headers.get('Content-Type')).toBe('video/mp4')
  expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(mp4)
  const part = await get(address, { Range: 'bytes=4-7' })
  expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
  expect(part.headers.get('Content-Range')).toBe(`bytes 4-7/${mp4.length}`)
  expect(part.headers.get('Content-Length')).toBe('4')
  expect((await get(address, { Range: 'bytes=9999-' })).status).toBe(416)
  expect((await get(address, { Range: 'bytes=-2' }, 'HEAD')).status).toBe(200)
  const again = await media.upload({
    file: fileOf(poster, 'frame.webp'),
    film: fileOf(mp4, 'Copy.mp4'),
  })
  expect(again).toMatchObject({ ok: true, message: expect.stringContaining('“Our Office”') })
})

test.each([
  ['film.mp4', '<html>', /content of this file/],
  ['film.webm', mp4, /content of this file/],
  ['film.mov', mp4, new RegExp(mediaMessages.filmType)],
  ['film.mp4', '', /empty/],
])('the film %s is refused', async (name, bytes, message) => {
  const { media, rows } = await setup()
  const answer = await media.upload({
    file: fileOf(poster, 'frame.webp'),
    film: fileOf(bytes, name),
  })
  expect(answer).toMatchObject({ status: 422, errors: { file: expect.stringMatching(message) } })
  expect(await rows('media')).toEqual([])
})
