import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'
import { renderForEmail } from './render-for-email.ts'
import { renderMarkdown } from './render-markdown.ts'

const block = (language: string, ...lines: string[]) =>
  ['```', language, '\n', lines.join('\n'), '\n```'].join('')

const calls = block('chart', 'Calls a day | Before | After', 'Monday | 10 | 5', 'Tuesday | 20 |')

async function htmlOf(markdown: string) {
  return (await renderMarkdown(markdown)).html
}

test('bars are as long as their numbers, in a table that says them', async () => {
  const html = await htmlOf(calls)
  expect(html).toContain('<figcaption>Calls a day</figcaption>')
  expect(html.match(/ x="0%" width="(\d+%)"/g)).toEqual(
    ['50%', '25%', '100%'].map((width) => ` x="0%" width="${width}"`),
  )
  const words = html.replace(/<svg.*?<\/svg>/g, '')
  expect(words).toContain('<th scope="row">Monday</th><td>10</td><td>5</td>')
  expect(words).toContain('<th scope="row">Tuesday</th><td>20</td><td></td>')
  expect(html).not.toContain('style=')
})

test('negative numbers leave zero to the other side, and a level is a line', async () => {
  const html = await htmlOf(block('chart', 'Change', 'Up | 10', 'Down | −30', '= Goal | 5'))
  expect(html).toContain('x="75%" width="25%"')
  expect(html).toContain('x="0%" width="75%"')
  expect(html).toContain('x1="87.5%" x2="87.5%"')
  expect(html).toContain('<p class="chart-level">Goal: 5</p>')
})

test('a line has a dot for each number, and a column for each if they fit a phone', async () => {
  const html = await htmlOf(block('line-chart', 'Calls', 'May | 10', 'June | 20', 'July | 15'))
  expect(html.match(/<circle [^>]*cx="(16.67|50|83.33)%"/g)).toHaveLength(3)
  expect(html).toContain('<th scope="col">June</th>')
  const withLevel = await htmlOf(block('line-chart', 'Calls', 'May | 10', '= At most | 12 a day'))
  expect(withLevel.match(/<text [^>]*>12 a day<\/text>/g)).toHaveLength(1)
  expect(withLevel).not.toContain('chart-margin')
  const short = await htmlOf(block('line-chart', 'Calls', 'May | 10', '= At most | 12'))
  expect(short).toContain('<figure class="chart chart-margin">')
  const months = Array.from({ length: 20 }, (_, month) => `Month ${month} | ${month}`)
  expect(await htmlOf(block('line-chart', 'Calls', ...months))).toContain(
    '<th scope="row">Month 19</th>',
  )
})

test.each([
  ['text', block('chart', 'Calls', 'Monday | none')],
  ['no title', block('chart', 'Monday | 1', 'Tuesday | 2')],
  ['500 rows', block('chart', 'Calls', ...Array.from({ length: 500 }, () => 'Day | 1'))],
  ['500 columns', block('chart', 'Calls', `Day${' | 1'.repeat(500)}`)],
])('a chart with %s is a plain table', async (_, markdown) => {
  const html = await htmlOf(markdown)
  expect(html).toContain('<table>')
  expect(html).not.toContain('<svg')
})

test('a chart without rows is the text that was typed', async () => {
  for (const text of ['', 'Only a title', '| | |']) {
    expect(await htmlOf(block('chart', text))).toContain('<pre')
  }
})

test('markup in a chart is text', async () => {
  const html = await htmlOf(block('chart', '<b>T</b> | <i>', '<img src=x onerror=alert(1)> | 1'))
  expect(html).not.toMatch(/<(b|i|img)\b/)
  expect(html).toContain('&#x3C;img src=x')
})

test.each(['1e999', '9'.repeat(400), '0', '-0', '٣'])(
  'a bar for %s breaks nothing',
  async (text) => {
    const html = await htmlOf(block('chart', 'Calls', `Monday | ${text}`, 'Tuesday | 0'))
    expect(html).not.toMatch(/NaN|Infinity/)
  },
)

test('emails, feeds and the page as Markdown have the table', async () => {
  const email = await renderForEmail(calls, { base: 'https://a.example', pictures: {} })
  expect(email.html).not.toMatch(/<svg|<pre/)
  expect(email.text).toMatch(/Calls a day[\s\S]*Monday/)
  const { html, markdown } = plainPage(await htmlOf(calls), 'https://a.example/')
  expect(html).not.toContain('<svg')
  expect(html).toContain('<table>')
  expect(markdown).toMatch(/^Calls a day\n\n\|/)
  expect(markdown).toMatch(/\| Monday +\| 10 +\| 5 +\|/)
})

test('a pull quote is a quotation without a title', async () => {
  expect(await htmlOf('> [!QUOTE]\n> Words')).toBe(
    '<blockquote class="pull-quote">\n<p>Words</p>\n</blockquote>',
  )
  const email = await renderForEmail('> [!QUOTE]\n> Words', {
    base: 'https://a.example',
    pictures: {},
  })
  expect(email.html).not.toContain('Pull quote')
})

test('the end of a letter is no quotation, and its pictures are ink', async () => {
  const signed = '> [!SIGNED]\n> Warm regards,\n>\n> ![Ann](/ann.svg)'
  expect(await htmlOf(signed)).toMatch(
    /^<div class="signed">\n<p>Warm regards,<\/p>\n<p><img src="\/ann.svg"[^>]* class="inverts">/,
  )
  const email = await renderForEmail(signed, { base: 'https://a.example', pictures: {} })
  expect(email.html).not.toMatch(/blockquote|End of a letter/)
})
