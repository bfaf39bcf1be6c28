import { expect, it } from 'vitest'
import { pagePolicy } from './content-security-policy.ts'
import { foreignPictureOrigins } from './foreign-pictures.ts'

it('finds the origins of https pictures, each once', () => {
  const html =
    '<img alt="a > b" src="https://b.example/1.jpg"/><img src="https://a.example:8443/2.jpg?x=1&amp;y=2"><img class="x" src="https://b.example/3.jpg">'
  expect(foreignPictureOrigins(html)).toEqual(['https://a.example:8443', 'https://b.example'])
})

it.for([
  '<img src="/pictures/a.svg">',
  '<img src="http://a.example/1.jpg">',
  '<img src="//a.example/1.jpg">',
  '<img alt=" src=&quot;https://a.example/1.jpg&quot;" src="/b.svg">',
  '<a href="https://a.example/1.jpg">an img src="https://a.example/1.jpg"</a>',
  '<script>"\\u003cimg src=\\"https://a.example/1.jpg\\">"</script>',
  '<img data-src="https://a.example/1.jpg">',
  '<img src="https://a;script-src/1.jpg">',
  '<img src="https://a.example, https://b.example/1.jpg">',
  '<img src="https://*/1.jpg">',
])('finds none in %s', (html) => {
  expect(foreignPictureOrigins(html)).toEqual([])
})

it('lets a page load pictures of these origins and nothing else from them', () => {
  const policy = pagePolicy([], ['https://a.example'])
  expect(policy).toContain("img-src 'self' data: https://a.example;")
  expect(policy.replace(' https://a.example', '')).toBe(pagePolicy([]))
})
