import { expect, test } from 'vitest'
import { mediaMarkdown, mediaNameOf, mediaPicture, mediaSlug } from './media.ts'
import { mediaShareSrc, mediaSize } from './media-address.ts'

const ids = { id: '01932a3e-0000-7000-8000-000000000001', slug: 'shop' }
const mediaPlace = {
  ...ids,
  version: 'aaaaaaaaaaaa-1600x900',
  width: 1600,
  height: 900,
  alt: 'A [small] shop',
}
const picture = mediaPicture(mediaPlace)

test('the URL of a picture contains its size and widths', () => {
  const { width, height, widths } = picture
  expect(widths).toEqual([480, 720, 960, 1280])
  expect(mediaSize(picture.src)).toEqual({ width, height, widths })
  expect(mediaShareSrc(picture.src)).toBe(picture.src.replace('.webp', '.jpg'))
})

test('the URL may contain a focus', () => {
  const src = picture.src.replace('1600x900/', '1600x900-30x70/')
  expect(mediaPicture({ ...mediaPlace, focus: '30x70' }).src).toBe(src)
  expect(mediaSize(src)).toEqual(mediaSize(picture.src))
})

test.each([
  '/pictures/a.webp',
  `https://x.test${picture.src}`,
  `${picture.src}?a`,
  '/media/a.webp',
])('%s has no known size and no share image', (src) =>
  expect([mediaSize(src), mediaShareSrc(src)]).toEqual([null, null]),
)

test('Markdown escapes the alt text', () => {
  expect(mediaMarkdown(picture)).toBe(`![A \\[small\\] shop](${picture.src})`)
})

test.each([
  ['My Photo (2).JPG', 'my-photo-2-jpg', 'My Photo (2)'],
  ['Café Zoë', 'cafe-zoe', 'Café Zoë'],
  ['相片.png', 'png', '相片'],
  ['照片', 'picture', '照片'],
])('%s gets the slug %s', (name, slug, shown) => {
  expect([mediaSlug(name), mediaNameOf(name)]).toEqual([slug, shown])
})
