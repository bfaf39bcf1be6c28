import { expect, test } from 'vitest'
import { linkError } from './link-error.ts'

test.each([
  '/',
  '/contact?from=%2F#form',
  'https://example.com',
  'https://wa.me/15550100?text=Hello%20there',
  'HTTPS://Example.com:8443/a?b=c#d',
  'mailto:name@example.com?subject=Hello',
  'tel:+1-555-0100',
])('%s can be a link', (href) => expect(linkError(href)).toBeNull())

test.each([
  ['', 'required'],
  ['javascript:alert(1)', 'cannot begin with "javascript:"'],
  ['JavaScript:alert(1)', 'cannot begin with "JavaScript:"'],
  ['java\tscript:alert(1)', 'no spaces'],
  [' javascript:alert(1)', 'no spaces'],
  ['data:text/html,x', 'cannot begin with "data:"'],
  ['whatsapp://send', 'cannot begin with "whatsapp:"'],
  ['https://example.com/a b', 'no spaces'],
  ['https://example.com/\u0000', 'no spaces'],
  ['http://example.com', 'instead of "http://"'],
  ['//example.com', 'Use a page of this site'],
  ['/\\example.com', 'Use a page of this site'],
  ['www.example.com/a', 'Begin the address of another website with "https://"'],
  ['contact', 'Use a page of this site'],
  ['https:example.com', 'Copy it again'],
  ['https:/\\example.com', 'Copy it again'],
  ['https://example.com\\@evil.example', 'Copy it again'],
  ['https://bank.example@evil.example/', 'Copy it again'],
  ['https://x', 'Copy it again'],
  ['mailto:nobody', 'after "mailto:"'],
  ['tel:call-me', 'after "tel:"'],
])('%j is refused with a sentence', (href, sentence) => {
  expect(linkError(href)).toContain(sentence)
})
