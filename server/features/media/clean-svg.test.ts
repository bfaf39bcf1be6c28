import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 200 100"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

const path = '<path d="M0 0h9"/>'

function cleaned(inside: string, attributes?: string) {
  const result = cleanSvg(svg(inside, attributes))
  if ('problem' in result) throw new Error(result.problem)
  return result
}

test('shapes, gradients and styles of a logo are kept', () => {
  const logo =
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#e33"/></linearGradient></defs><style>.a{fill:url(#a)}</style><path class="a" fill-rule="evenodd" d="M0 0h9"/>'
  const { svg: kept } = cleaned(logo)
  expect(kept).toContain('<linearGradient id="a" gradientUnits="userSpaceOnUse">')
  expect(kept).toContain('<style>.a{fill:url(#a)}</style>')
  expect(kept).toMatch(/<path class="a" fill-rule="evenodd" d="M0 0h9">/)
  expect(kept).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 200 100" width="640" height="320">/,
  )
})

test.each([
  '<script>alert(1)</script>',
  '<script xlink:href="https://evil.test/a.js"/>',
  '<g onload="alert(1)"/>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<foreignObject><iframe src="https://evil.test"></iframe></foreignObject>',
  '<image href="https://evil.test/a.png"/>',
  '<use href="https://evil.test/a.svg#b"/>',
  '<use xlink:href="data:image/svg+xml;base64,AAAA"/>',
  '<rect fill="url(https://evil.test/a.svg#b)"/>',
  '<rect style="fill:url( //evil.test )"/>',
  '<style>@import "https://evil.test/a.css";</style>',
  '<style>a{background:u\\72l(https://evil.test)}</style>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  '<title><script>alert(1)</script></title>',
])('%s does not survive', (inside) => {
  expect(cleaned(`${inside}${path}`).svg).not.toMatch(
    /script|onload|evil|javascript|data:|foreign|<image|@import|animate|<set/i,
  )
})

test('what is drawn too often, or leads to itself, is refused', () => {
  const groups = Array.from({ length: 10 }, (_, n) => {
    const uses = `<use href="#g${n}"/>`.repeat(10)
    return `<g id="g${n + 1}">${uses}</g>`
  })
  const bomb = `<g id="g0">${path}</g>${groups.join('')}`
  expect(cleanSvg(svg(bomb))).toEqual({ problem: 'repeated' })
  expect(cleanSvg(svg(`<g id="a">${path}<use href="#a"/></g>`))).toEqual({ problem: 'repeated' })
})

test('entities of the document are not expanded', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg(`<text>&b;</text>${path}`)}`
  const result = cleanSvg(bomb)
  expect('svg' in result && result.svg.length < 300 && !result.svg.includes('aaaa')).toBe(true)
})

test.each([
  ['', '', 'unreadable'],
  [path, '', 'unsized'],
  [path, 'width="100%" height="100%"', 'unsized'],
  [path, 'viewBox="0 0 0 0"', 'unsized'],
])('%j with %j is %s', (inside, attributes, problem) => {
  expect(cleanSvg(svg(inside, attributes))).toEqual({ problem })
})

test('what is no SVG is unreadable', () => {
  for (const text of ['', '<p>Hello</p>', '%PDF-1.4', '<svg'])
    expect(cleanSvg(text)).toEqual({ problem: 'unreadable' })
})

test('a width and height without view box become one', () => {
  expect(cleaned(path, 'width="1px" height="1"')).toMatchObject({ width: 640, height: 640 })
  expect(cleaned(path, 'width="1px" height="1"').svg).toContain('viewBox="0 0 1 1"')
})
