import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readIcon } from './read-icon.ts'

const svg = (content: string, size = 48) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${size}" height="${size}">${content}</svg>`,
  )

const disc = (colour: string) => `<circle cx="24" cy="24" r="20" fill="${colour}"/>`

async function sizeOf(address: string) {
  const { width, height } = await sharp(
    Buffer.from(address.split(',')[1] ?? '', 'base64'),
  ).metadata()
  return [width, height]
}

test('an SVG is drawn in both sizes, and its seen parts have a mean colour', async () => {
  const icon = await readIcon({ bytes: svg(disc('#ff0000') + disc('#0000ff80')), units: 48 })
  expect(icon?.large).toMatchObject({ isOpaque: false, mean: '#7f0080' })
  expect(await sizeOf(icon?.large.address ?? '')).toEqual([512, 512])
  expect(await sizeOf(icon?.small.address ?? '')).toEqual([96, 96])
})

test.each([1, 8192])('an SVG of %i pixels is drawn as large', async (units) => {
  const icon = await readIcon({ bytes: svg(disc('#ffffff'), units), units })
  expect(icon?.large.mean).toBe('#ffffff')
  expect(await sizeOf(icon?.large.address ?? '')).toEqual([512, 512])
})

test('a picture without transparent parts has the colour of its corner', async () => {
  const create = { width: 60, height: 40, channels: 3 as const, background: '#204080' }
  const bytes = await sharp({ create }).png().toBuffer()
  const icon = await readIcon({ bytes, units: 0 })
  expect(icon?.large).toMatchObject({ isOpaque: true, corner: '#204080', mean: '#204080' })
  expect(await sizeOf(icon?.large.address ?? '')).toEqual([512, 341])
})

test('what shows nothing is no icon', async () => {
  expect(await readIcon({ bytes: svg(''), units: 48 })).toBeNull()
})

test('what is no picture is an error', async () => {
  await expect(readIcon({ bytes: Buffer.from('no picture'), units: 0 })).rejects.toThrow()
})
