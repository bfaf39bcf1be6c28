import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { english } from '#model/language/english.ts'
import type { CustomField } from '#model/leads/custom-fields.ts'
import { CustomControl } from './custom-fields.tsx'
import { findErrors } from './lead-rules.ts'

const consent: CustomField = {
  id: 'ok',
  type: 'consent',
  label: 'I agree. Read our',
  link: { label: 'privacy policy', href: '/privacy' },
}

function html(defaultValue?: string) {
  const control = { id: 'inquiry-custom_ok', name: 'custom_ok', defaultValue }
  return renderToStaticMarkup(createElement(CustomControl, { field: consent, control }))
}

test('a consent is a box that sends its sentence, and is only ticked if the visitor has ticked it', () => {
  expect(html()).toContain('type="checkbox" aria-required="true"')
  expect(html()).toContain('value="I agree. Read our privacy policy"')
  expect(html()).toMatch(
    /<label for="inquiry-custom_ok">I agree\. Read our<\/label> <a href="\/privacy"/,
  )
  for (const before of [undefined, '', 'Something else']) {
    expect(html(before)).not.toContain('checked=""')
  }
  expect(html('I agree. Read our privacy policy')).toContain('checked=""')
})

test('the browser asks for a consent before it sends the form', async () => {
  const rules = { loadSchema: async () => null }
  const body = new FormData()
  expect(await findErrors(rules, body, [consent], english)).toEqual({
    custom_ok: 'Please tick this box if you agree; without it we cannot take the form',
  })
  body.set('custom_ok', 'I agree. Read our privacy policy')
  expect(await findErrors(rules, body, [consent], english)).toBeNull()
})
