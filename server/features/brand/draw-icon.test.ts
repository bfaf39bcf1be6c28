import { expect, test } from 'vitest'
import { mark } from '#model/theme/mark.ts'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { drawIcon } from './draw-icon.ts'
import { lettersOf } from './set-type.ts'

const named: Theme = { ...defaultTheme, logo: { kind: 'name' }, spectrum: 'off', accent: '#1f6f54' }

test.each([
  ['Two Rivers', 'T'],
  ['élan & co', 'E'],
  ['42 Studios', '4'],
  ['“Quoted”', 'Q'],
])('the icon of %s shows %s on the accent', (name, letter) => {
  const svg = drawIcon(name, named, 'tile')
  expect(svg).toContain(`d="${lettersOf('wave').letters.get(letter)?.path}"`)
  expect(svg).toMatch(/<rect [^>]*rx="10" fill="#1f6f5\d"/)
})

test.each(['استوديو', '工作室', '🙂', '&'])(
  'a name without Latin letters, %s, has a disc',
  (name) => {
    const svg = drawIcon(name, named, 'maskable')
    expect(svg).toContain('<circle')
    expect(svg).toContain('rx="0"')
    expect(svg).not.toContain(name)
  },
)

test('the wave is in the colours of texts', () => {
  const svg = drawIcon('Agency', { ...defaultTheme, mood: 'white' }, 'plain')
  expect(svg).toContain(`d="${mark.path}"`)
  expect(svg).toContain('stroke="#ffffff"')
})

const white: Theme = { ...named, mood: 'white', corners: 'soft' }

test.each([
  ['white', '#ffffff', '#16'],
  ['yellow', '#ffe600', '#16'],
  ['black', '#000000', '#ffffff'],
  ['green', '#1f6f54', '#ffffff'],
])('a picture in %s stands on the background or on the colour of texts', (_, mean, ground) => {
  const picture = { address: 'data:,', mean, corner: '#123456', isOpaque: false }
  const svg = drawIcon('Two Rivers', white, 'tile', picture)
  expect(svg).toContain(`rx="12" fill="${ground}`)
  expect(svg).toContain('<image x="5" y="5" width="38" height="38" href="data:,"/>')
})

test('a picture without transparent parts fills the icon, and of a maskable one what is never cut off', () => {
  const picture = { address: 'data:,', mean: '#fff000', corner: '#123456', isOpaque: true }
  expect(drawIcon('Two Rivers', white, 'tile', picture)).toContain('width="48" height="48" href=')
  const maskable = drawIcon('Two Rivers', white, 'maskable', picture)
  expect(maskable).toContain('fill="#123456"')
  expect(maskable).toContain('width="38" height="38" href=')
})
