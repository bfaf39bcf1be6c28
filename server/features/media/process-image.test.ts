import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import {
  animatedGif,
  animatedPng,
  drawing,
  pixelBomb,
  withComments,
} from '#tests/fixtures/pictures.ts'
import { exe, pdf, zip } from '#tests/fixtures/uploads.ts'
import type { ImageTask, ProcessedImage } from './process-image.ts'

const imageProcess = fork(new URL('../../../tests/fixtures/process-images.ts', import.meta.url), {
  execArgv: [],
})
afterAll(() => {
  imageProcess.kill()
})

async function imageProcessor(task: ImageTask): Promise<ProcessedImage> {
  imageProcess.send(task)
  const [answer] = await once(imageProcess, 'message')
  return answer
}

/** Makes all files of these bytes in two parts, as the server does. */
async function processed(bytes: Buffer | string, extension: string) {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-image-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'upload')
  const target = await mkdtemp(join(folder, 'made-'))
  await writeFile(path, bytes)
  const task = { path, extension, folder: target, slug: 'shop' }
  const first = await imageProcessor({ ...task, part: 'first' })
  const started = await readdir(target)
  const answer = await imageProcessor({ ...task, part: 'rest' })
  expect(answer).toEqual(first)
  return { started, answer, target, names: (await readdir(target)).sort() }
}

const kinds = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
} as const

test.each(Object.entries(kinds))(
  'makes every size and format of a .%s',
  async (extension, kind) => {
    const bytes = await drawing({ width: 1000, height: 200 }).toFormat(kind).toBuffer()
    const { answer, target, names } = await processed(bytes, extension)
    expect(answer).toEqual({ width: 1000, height: 200 })
    expect(names).toEqual([
      ...['480', '720', '960'].flatMap((one) => [`shop-${one}.avif`, `shop-${one}.webp`]),
      ...['shop.avif', 'shop.jpg', 'shop.webp'],
    ])
    for (const name of names) {
      const { format, width, height, space } = await sharp(join(target, name)).metadata()
      const expectedWidth = Number(/-(\d+)\./.exec(name)?.[1] ?? 1000)
      expect({ format, space }).toEqual({
        format: { webp: 'webp', avif: 'heif', jpg: 'jpeg' }[name.slice(name.lastIndexOf('.') + 1)],
        space: 'srgb',
      })
      const size = name.endsWith('.jpg')
        ? [1200, 630]
        : [expectedWidth, Math.round(expectedWidth * 0.2)]
      expect([width, height], name).toEqual(size)
    }
  },
)

test('rotates a photo upright and removes metadata', async () => {
  const bytes = await drawing({ width: 800, height: 400 })
    .withExif({
      IFD0: { Artist: 'Someone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif?.includes('Someone')).toBe(true)
  const { answer, target, names } = await processed(bytes, 'jpg')
  expect(answer).toEqual({ width: 400, height: 800 })
  for (const name of names) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(join(target, name)).metadata()
    expect([exif, xmp, iptc, icc, orientation], name).toEqual(Array(5).fill(undefined))
  }
  // The left side is now on top.
  const [red = 0, , blue = 0] = await sharp(join(target, 'shop.webp'))
    .extract({ left: 200, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red).toBeGreaterThan(blue)
})

test('never enlarges a picture, and limits its width to 2560', async () => {
  const small = await processed(await drawing({ width: 30, height: 20 }).png().toBuffer(), 'png')
  expect(small.started).toEqual(['shop.webp'])
  expect(small.answer).toEqual({ width: 30, height: 20 })
  expect(small.names).toEqual(['shop.avif', 'shop.jpg', 'shop.webp'])
  const huge = await processed(await drawing({ width: 7000, height: 350 }).png().toBuffer(), 'png')
  expect(huge.answer).toEqual({ width: 2560, height: 128 })
  expect(huge.started).toEqual(['shop-480.webp'])
})

test.each([
  ['the red left', { x: 0, y: 50 }, 'red'],
  ['the blue right', { x: 100, y: 50 }, 'blue'],
])('makes a share image around %s', async (_, focus, colour) => {
  const { target } = await processed(
    await drawing({ width: 1600, height: 200 }).png().toBuffer(),
    'png',
  )
  const path = join(target, 'shop.webp')
  const task = { part: 'share', path, extension: 'webp', folder: target, slug: 'share' } as const
  await imageProcessor({ ...task, focus })
  const share = sharp(join(target, 'share.jpg'))
  expect(await share.metadata()).toMatchObject({ width: 1200, height: 630 })
  const { channels } = await share.stats()
  const [red, , blue] = channels.map(({ mean }) => mean)
  expect((red ?? 0) > (blue ?? 0) ? 'red' : 'blue').toBe(colour)
})

test('keeps transparency, with white behind it only in the share image', async () => {
  const clear = { width: 600, height: 600, channels: 4, background: '#00000000' } as const
  const { target } = await processed(await sharp({ create: clear }).png().toBuffer(), 'png')
  const pixel = async (name: string) => [
    ...(await sharp(join(target, name))
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ]
  expect((await pixel('shop.webp'))[3]).toBe(0)
  expect((await pixel('shop.avif'))[3]).toBe(0)
  expect((await pixel('shop.jpg')).every((part) => part > 250)).toBe(true)
})

test.each([
  ['CMYK colours', () => drawing().toColourspace('cmyk').jpeg().toBuffer(), 'jpg'],
  ['greyscale', () => drawing().greyscale().toColourspace('b-w').png().toBuffer(), 'png'],
  ['16 bits per channel', () => drawing().toColourspace('rgb16').png().toBuffer(), 'png'],
  [
    '12 MB of comments',
    async () => withComments(await drawing().jpeg().toBuffer(), 12_000_000),
    'jpg',
  ],
])('converts a picture with %s to sRGB', async (_, make, extension) => {
  const { answer, target } = await processed(await make(), extension)
  expect(answer).toEqual({ width: 640, height: 400 })
  for (const name of ['shop.webp', 'shop.avif', 'shop-480.webp', 'shop.jpg']) {
    const { space, depth, size } = await sharp(join(target, name)).metadata()
    expect([space, depth], name).toEqual(['srgb', 'uchar'])
    expect(size ?? 0).toBeLessThan(100_000)
  }
})

test('removes data hidden behind or inside a picture', async () => {
  const jpeg = await drawing().jpeg().toBuffer()
  const hidden = Buffer.from('<script>alert(document.domain)</script>')
  const bytes = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, hidden.length + 2]),
    hidden,
    jpeg.subarray(2),
    zip({ 'page.html': hidden.toString() }),
  ])
  const { answer, target, names } = await processed(bytes, 'jpg')
  expect(answer).toEqual({ width: 640, height: 400 })
  for (const name of names) {
    const made = (await readFile(join(target, name))).toString('latin1')
    expect(made).not.toMatch(/script|page\.html/)
  }
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const noisy = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const bad: [string, () => Promise<Buffer | string> | Buffer | string, string, string][] = [
  ['nothing', () => '', 'png', 'mismatch'],
  ['an SVG without shapes', () => svg, 'svg', 'unreadable'],
  ['an SVG named .png', () => svg, 'png', 'mismatch'],
  ['a page named .png', () => '<!doctype html><script>alert(1)</script>', 'png', 'mismatch'],
  ['a page that starts like a GIF', () => 'GIF89a/*<html>*/=1;alert(1)', 'gif', 'broken'],
  ['a program named .jpg', () => exe, 'jpg', 'mismatch'],
  ['a PDF named .jpg', () => pdf(), 'jpg', 'mismatch'],
  ['a PNG named .jpg', () => noisy().png().toBuffer(), 'jpg', 'mismatch'],
  ['a TIFF named .png', () => noisy().tiff().toBuffer(), 'png', 'mismatch'],
  ['an animated GIF', animatedGif, 'gif', 'animated'],
  [
    'an animated WebP',
    async () =>
      sharp(await animatedGif(), { animated: true })
        .webp()
        .toBuffer(),
    'webp',
    'animated',
  ],
  ['an animated PNG', animatedPng, 'png', 'animated'],
  ['a decompression bomb', () => pixelBomb({ width: 30_000, height: 30_000 }), 'png', 'pixels'],
  ['a few pixels too many', () => pixelBomb({ width: 10_000, height: 5_001 }), 'png', 'pixels'],
  ['a line of pixels', () => pixelBomb({ width: 2_560, height: 1 }), 'png', 'shape'],
  ['a header without a picture', () => pixelBomb({ width: 5_000, height: 5_000 }), 'png', 'broken'],
  ['half a JPEG', async () => half(await noisy().jpeg().toBuffer()), 'jpg', 'broken'],
  ['half a PNG', async () => half(await noisy().png().toBuffer()), 'png', 'broken'],
  ['half a WebP', async () => half(await noisy().webp().toBuffer()), 'webp', 'broken'],
  ['half an AVIF', async () => half(await noisy().avif().toBuffer()), 'avif', 'broken'],
  ['half a GIF', async () => half(await noisy().gif().toBuffer()), 'gif', 'broken'],
]

test.each(bad)('refuses %s', async (_, make, extension, problem) => {
  const { answer } = await processed(await make(), extension)
  expect(answer).toEqual({ problem })
})

/** The only file that is made of a picture for emails. */
async function forEmails(picture: Sharp) {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-image-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'upload')
  await writeFile(path, await picture.webp({ quality: 90, effort: 0 }).toBuffer())
  const target = await mkdtemp(join(folder, 'made-'))
  await imageProcessor({ part: 'email', path, extension: 'webp', folder: target, slug: 'shop' })
  const [name = '', ...others] = await readdir(target)
  expect(others).toEqual([])
  const bytes = await readFile(join(target, name))
  return { name, bytes: bytes.length, ...(await sharp(bytes).metadata()) }
}

test('a picture for emails is a JPEG of twice the width of their text', async () => {
  expect(await forEmails(drawing({ width: 2000, height: 500 }))).toMatchObject({
    ...{ name: 'shop-email.jpg', format: 'jpeg', width: 1104, height: 276 },
  })
  expect(await forEmails(drawing({ width: 300, height: 500 }))).toMatchObject({
    ...{ name: 'shop-email.jpg', width: 300, height: 500 },
  })
})

test('a picture for emails is a PNG if it is transparent, and light whatever it shows', async () => {
  const noise = (width: number, height: number) => {
    const dots = { type: 'gaussian', mean: 128, sigma: 60 } as const
    return sharp({ create: { width, height, channels: 3, noise: dots, background: '#fff' } })
  }
  expect((await forEmails(noise(1104, 700))).bytes).toBeLessThan(300_000)
  const hole = { create: { width: 300, height: 350, channels: 4, background: '#000' } } as const
  const half = noise(640, 350)
    .ensureAlpha()
    .composite([{ input: hole as never, left: 0, top: 0, blend: 'dest-out' }])
  const png = await forEmails(half)
  expect(png).toMatchObject({ name: 'shop-email.png', format: 'png', hasAlpha: true })
  expect(png.bytes).toBeLessThan(300_000)
})
