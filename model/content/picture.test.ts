import { expect, test } from 'vitest'
import { MISSING } from './editor.ts'
import { pictureSchema } from './picture.ts'

const messages = (value: object) =>
  pictureSchema.safeParse(value).error?.issues.map(({ message }) => message)

test('a missing picture is one missing field', () => {
  expect(messages({ src: '', width: 0, height: 0, alt: '' })).toEqual([MISSING])
})

test('a picture without size, or of another site, is chosen again', () => {
  const again = ['Choose the picture again.']
  expect(messages({ src: '/a.webp', width: 0, height: 0, alt: '' })).toEqual(again)
  expect(messages({ src: 'https://x.test/a.webp', width: 1, height: 1, alt: '' })).toEqual(again)
})
