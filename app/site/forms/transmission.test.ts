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
  expect(reach(transmissionPath(' '.repeat(40)))).toBe(7)
})
