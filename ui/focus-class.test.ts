import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { focusClass } from './focus-class.ts'

const folder = '/media/01932a3e-0000-7000-8000-000000000001/aaaaaaaaaaaa-1600x900'

test('a picture with a focus gets classes that the style sheet has', () => {
  const css = readFileSync('ui/focus.css', 'utf8')
  for (let percent = 0; percent <= 100; percent += 5) {
    const classes = focusClass(`${folder}-${percent}x${100 - percent}/shop.webp`)?.split(' ') ?? []
    expect(classes).toEqual([`crop-x-${percent}`, `crop-y-${100 - percent}`])
    for (const name of classes) expect(css).toContain(`.${name} {`)
  }
})

test.each([`${folder}/shop.webp`, '/pictures/people/a-30x70/b.webp', ''])(
  '%s has none, so that pages without a focus are as they were',
  (src) => expect(focusClass(src)).toBeNull(),
)
