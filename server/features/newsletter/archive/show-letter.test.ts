import { expect, test } from 'vitest'
import { firstLines } from './show-letter.ts'

test('a letter shows the words of its first paragraphs, and no markup', () => {
  const html = [
    '<h2>A title</h2>',
    '<p>Hello <a href="/x">you</a>,</p>',
    '<p><picture></picture></p>',
    '<ul><li>A point</li></ul>',
    '<p>3 &#x3C; 4 &#x26; more,\nin two lines</p>',
    '<p>a</p><p>b</p><p>c</p>',
  ].join('\n')
  expect(firstLines(html)).toEqual(['Hello you,', '3 < 4 & more,\nin two lines', 'a', 'b'])
})
