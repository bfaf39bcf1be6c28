import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { pictureSchema } from '#model/content/picture.ts'
import { pictureName, preparePicture } from './own-picture.ts'

const folder = await mkdtemp(join(tmpdir(), 'wavelength-picture-'))
afterAll(() => rm(folder, { recursive: true }))

/** A photo as a telephone held upright leaves it: lying, with a note to turn it, and with who took it. Its top is red. */
async function telephonePhoto(width: number, height: number) {
  const file = join(folder, 'photo.jpg')
  const red = { create: { width: width / 4, height, channels: 3, background: '#cc2020' } } as const
  await sharp({ create: { width, height, channels: 3, background: '#2040cc' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Someone', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file)
  return file
}

describe('preparePicture', () => {
  it('writes an upright photo in every width up to its own, without metadata', async () => {
    const file = await telephonePhoto(1600, 1000)
    const target = join(folder, 'own')
    const picture = await preparePicture(file, { folder: target, address: '/own', name: 'shop' })
    expect(picture).toEqual({
      src: '/own/shop.webp',
      width: 1000,
      height: 1600,
      alt: '',
      widths: [480, 720],
    })
    expect(pictureSchema.safeParse(picture).success).toBe(true)
    expect((await readdir(target)).sort()).toEqual([
      'shop-480.avif',
      'shop-480.webp',
      'shop-720.avif',
      'shop-720.webp',
      'shop.avif',
      'shop.webp',
    ])
    for (const name of await readdir(target)) {
      const {
        exif,
        orientation,
        width = 0,
        height = 0,
      } = await sharp(join(target, name)).metadata()
      expect([exif, orientation], name).toEqual([undefined, undefined])
      expect(height / width, name).toBeCloseTo(1.6, 2)
    }
  })

  it('turns the picture itself', async () => {
    const file = await telephonePhoto(800, 400)
    await preparePicture(file, { folder, address: '/own', name: 'turned' })
    const [red = 0, , blue = 0] = await sharp(join(folder, 'turned.webp'))
      .extract({ left: 100, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(blue)
  })

  it('makes a small one no larger', async () => {
    const file = await telephonePhoto(300, 200)
    const picture = await preparePicture(file, { folder, address: '/own', name: 'small' })
    expect(picture).toMatchObject({ width: 200, height: 300, widths: [] })
  })

  it('refuses what is no picture', async () => {
    const file = new URL(import.meta.url).pathname
    await expect(preparePicture(file, { folder, address: '/own', name: 'no' })).rejects.toThrow()
  })
})

it.each([
  ['/home/asha/My Photo (2).JPG', 'my-photo-2'],
  ['C:\\Bilder\\Café Zoë.png', 'cafe-zoe'],
  ['相片.jpg', 'picture'],
])('calls %s %s', (file, name) => expect(pictureName(file)).toBe(name))
