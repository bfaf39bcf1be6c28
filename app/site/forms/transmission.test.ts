import { expect, test } from 'vitest'
import { transmissionPath } from './transmission.ts'

/** The largest distance between two points of a path, in relative coordinates. */
function reach(path: string) {
  return Math.max(
    ...(path.match(/-?[\d.]+/g) ?? []).slice(2).map((value) => Math.abs(Number(value))),
  )
}

test('a text is louder than the calm line, always the same, and a pause is silent', () => {
  expect(reach(transmissionPath('Zoë'))).toBeGreaterThan(2 * reach(transmissionPath('')))
  expect(transmissionPath('Zoë')).toBe(transmissionPath('Zoë'))
  expect(reach(transmissionPath(' '.repeat(40)))).toBe(20)
})

test('what was typed first is quieter, because it is further away', () => {
  const numbers = (transmissionPath('o'.repeat(40)).match(/-?[\d.]+/g) ?? []).map(Number)
  const loudest = (part: number[]) => Math.max(...part.map(Math.abs))
  expect(loudest(numbers.slice(-20))).toBeLessThan(loudest(numbers.slice(2, 22)) / 3)
})
