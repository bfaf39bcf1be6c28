import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeroWave, HeroWaveDrawing } from './hero-wave.tsx'

const wave = { label: 'A name', button: 'Draw' }
const form = (name?: string) => renderToStaticMarkup(createElement(HeroWave, { wave, name }))
const drawing = (name?: string) => renderToStaticMarkup(createElement(HeroWaveDrawing, { name }))

test('without a name nothing is drawn, and a form asks the server for the wave of one', () => {
  expect(drawing()).toContain('hidden=""')
  expect(drawing()).toContain(' d=""')
  expect(form()).toMatch(/^<form [^>]*action="\/"/)
  expect(form()).toMatch(/<input [^>]*name="wave"/)
})

test('a name has a wave of its own, and stays text', () => {
  expect(drawing('Ada')).not.toContain('hidden=""')
  expect(drawing('Ada')).not.toBe(drawing('Bob'))
  expect(form('"><b>')).toContain('value="&quot;&gt;&lt;b&gt;"')
})
