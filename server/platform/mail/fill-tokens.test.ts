import { expect, test } from 'vitest'
import { fillContent, fillTokens, fillTokensOfHtml, tokenOf } from './fill-tokens.ts'

test('tokens become the values of a recipient, escaped in HTML alone', () => {
  const text = `Hello ${tokenOf('name')}, ${tokenOf('name')}${tokenOf('key')}`
  const values = { name: 'Bo & <i>Co</i>', key: '$&' }
  expect(fillTokens(text, values)).toBe('Hello Bo & <i>Co</i>, Bo & <i>Co</i>$&')
  expect(fillTokensOfHtml(text, values)).toBe(
    'Hello Bo &amp; &lt;i&gt;Co&lt;/i&gt;, Bo &amp; &lt;i&gt;Co&lt;/i&gt;$&amp;',
  )
  expect(fillTokens(text, {})).toBe('Hello , ')
})

test('every text of an email is filled', () => {
  const token = tokenOf('name')
  const email = {
    ...{ subject: token, preview: token, heading: token, paragraphs: [token], footer: [token] },
    ...{ body: { html: `<p>${token}</p>`, text: token } },
    ...{ afterwards: [token], action: { label: token, url: token } },
    ...{ facts: [{ label: token, value: token }], footerLinks: [{ label: token, url: token }] },
  }
  const filled = JSON.stringify(fillContent(email, { name: 'Ann' }))
  expect(filled).not.toContain(token)
  expect(filled.match(/Ann/g)).toHaveLength(JSON.stringify(email).split(token).length - 1)
})
