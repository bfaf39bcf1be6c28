import { expect, test } from 'vitest'
import { defaultTheme } from './theme.ts'
import { themeCss } from './theme-css.ts'

test('the standard look needs no rule', () => {
  expect(themeCss({ ...defaultTheme })).toBe('')
})

test('a theme changes what differs and nothing else', () => {
  expect(themeCss({ ...defaultTheme, corners: 'sharp' })).toBe(
    ':root{--radius-small:0;--radius-card:0;--radius-button:0}',
  )
})

test('services take the accent, or colours around it', () => {
  const off = themeCss({ ...defaultTheme, spectrum: 'off', accent: '#1f6f54' })
  expect(off).toMatch(/\[data-nm\]\{--hue:1\d\d;--chroma:[\d.]+;--vivid:[\d.]+\}/)
  const near = themeCss({ ...defaultTheme, spectrum: 'near', accent: '#1f6f54' })
  expect(near).toMatch(/\[data-nm\]\{--hue:calc\(1\d\d \+ \(var\(--at\) - 0\.5\) \* 60\)/)
})

test('a theme that is always dark is so on every device', () => {
  const css = themeCss({ ...defaultTheme, scheme: 'dark' })
  expect(css).toContain(':root{color-scheme:dark')
  expect(css).not.toContain('@media')
})

test('a whole theme stays small', () => {
  const css = themeCss({
    logo: { kind: 'name' },
    ...{ accent: '#1f6f54', mood: 'tinted', scheme: 'device', spectrum: 'near' },
    ...{ type: 'wave', fonts: {}, corners: 'round', density: 'airy' },
  })
  expect(Buffer.byteLength(css)).toBeLessThan(1_800)
})
