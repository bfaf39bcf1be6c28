import { expect, test } from 'vitest'
import { mediaPicture } from '#model/media/media.ts'
import { replacePicture } from './replace-picture.ts'

const id = '01932a3e-0000-7000-8000-000000000001'
const picture = mediaPicture({
  ...{ id, version: 'bbbbbbbbbbbb-600x800', slug: 'shop', width: 600, height: 800, alt: 'Library' },
})
const old = `/media/${id}/aaaaaaaaaaaa-1600x900/shop`
const unrelated = '/media/01932a3e-0000-7000-8000-000000000002/aaaaaaaaaaaa-1600x900/shop.webp'

test('a URL becomes the new one, in the same format', () => {
  expect(replacePicture(`${old}.webp`, id, picture)).toBe(picture.src)
  expect(replacePicture(`${old.replace('x900/', 'x900-30x70/')}.webp`, id, picture)).toBe(
    picture.src,
  )
  expect(replacePicture(`${old}.jpg`, id, picture)).toBe(picture.src.replace('.webp', '.jpg'))
})

test('the rest of the Markdown is unchanged', () => {
  const text = `[1]: x\n![A](${old}-720.webp "T") and ![B](${unrelated})`
  expect(replacePicture(text, id, picture)).toBe(
    `[1]: x\n![A](${picture.src} "T") and ![B](${unrelated})`,
  )
})

test('pictures in JSON get their new size and keep their alt text', () => {
  const page = (one: object) => ({
    sections: [{ title: 'T', picture: one, markdown: `![](${old}.webp)` }],
  })
  const before = { src: `${old}.webp`, width: 1600, height: 900, alt: 'Place', widths: [480, 720] }
  const text = JSON.stringify(page(before))
  expect(JSON.parse(replacePicture(text, id, picture))).toEqual({
    sections: [
      {
        title: 'T',
        picture: { ...picture, alt: 'Place', widths: [480] },
        markdown: `![](${picture.src})`,
      },
    ],
  })
})

test('text without the picture is unchanged', () => {
  const text = `{ "b": 1,  "src": "${unrelated}" }`
  expect(replacePicture(text, id, picture)).toBe(text)
})
