import { describe, expect, it } from 'vitest'
import { collectOwnCode } from './inline-code.ts'

const nonce = 'abc123'
const own = `<script nonce="${nonce}">own()</script>`

describe('collectOwnCode', () => {
  it('finds our scripts in order and removes every nonce', () => {
    const page = `<link rel="preload" nonce="${nonce}" href="/a.css">${own}<script type="module" nonce="${nonce}" async="">\nmore()\n</script>`
    const { html, scripts } = collectOwnCode(page, nonce)
    expect(scripts).toEqual(['own()', '\nmore()\n'])
    expect(html).not.toContain('nonce')
    expect(html).toContain('<script>own()</script>')
  })

  it.each([
    ['a script without a nonce', '<script>evil()</script>'],
    ['a script with a guessed nonce', '<script nonce="guess">evil()</script>'],
    ['a script with an empty nonce', '<script nonce="">evil()</script>'],
    ['a script that is never closed', '<script>evil();'],
    ['a tag that is never closed', '<script src="//evil.test/" '],
    ['a comment that is never closed', '<!-- <script>evil()'],
    ['a script inside an attribute', '<img alt="<script>evil()">'],
  ])('allows only our own script next to %s', (_, injected) => {
    const { scripts } = collectOwnCode(`${injected}${own}<p>text</p>`, nonce)
    expect(scripts).toEqual(['own()'])
  })

  it('finds our style and no other', () => {
    const page = `<style>p{}</style><style nonce="${nonce}">:root{--hue:1}</style>`
    const { html, styles, scripts } = collectOwnCode(page, nonce)
    expect({ styles, scripts }).toEqual({ styles: [':root{--hue:1}'], scripts: [] })
    expect(html).not.toContain('nonce')
  })

  it('leaves out files and data, which need no hash', () => {
    const page = `<script nonce="${nonce}" src="/a.js"></script><script type="application/ld+json" nonce="${nonce}">{}</script>`
    expect(collectOwnCode(page, nonce).scripts).toEqual([])
  })
})
