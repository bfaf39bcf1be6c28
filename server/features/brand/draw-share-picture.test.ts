import { expect, test } from 'vitest'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { drawSharePicture } from './draw-share-picture.ts'

const theme: Theme = { ...defaultTheme, logo: { kind: 'name' } }

/** Where each line begins, and its size. */
function linesOf(title: string, name = '工作室') {
  const svg = drawSharePicture({ name, title, theme })
  const lines = svg.matchAll(/<g transform="translate\(76 (\d+)\) scale\(([\d.]+)\)">/g)
  return Array.from(lines, ([, y, scale]) => [Number(y), Math.round(Number(scale) * 340)])
}

test('a short title is large, and stands on the lower margin', () => {
  expect(linesOf('SEO')).toEqual([[554, 112]])
})

test.each([
  [
    'a long title',
    'Web Development for agencies, schools and shops: sites that your staff can edit',
  ],
  ['an endless one', 'And on and on '.repeat(40)],
  ['one word', 'Donaudampf'.repeat(12)],
])('%s is smaller, in three lines at most, below the sign', (_, title) => {
  const lines = linesOf(title)
  expect(lines).toHaveLength(3)
  for (const [y = 0, size = 0] of lines) {
    expect(size).toBeLessThan(112)
    expect(y - size).toBeGreaterThan(170)
    expect(y).toBeLessThan(570)
  }
})

test('the sign stands alone where the title has letters that the font lacks', () => {
  const untitled = drawSharePicture({ name: 'Two Rivers', title: null, theme })
  expect(drawSharePicture({ name: 'Two Rivers', title: 'من نحن', theme })).toBe(untitled)
  expect(untitled).toContain('width="300" height="300"')
})

test('the name stands beside the sign if it can be set and has room', () => {
  const named = (name: string) => drawSharePicture({ name, title: 'About', theme })
  const beside = /translate\(184 \d+\)/
  expect(named('Two Rivers')).toMatch(beside)
  expect(named('工作室')).not.toMatch(beside)
  expect(named('W'.repeat(80))).not.toMatch(beside)
})
