import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { english } from '#model/language/english.ts'
import { applicationSchema } from '#model/leads/application-schema.ts'
import type { FormField } from '#model/leads/form-fields.ts'
import { resumeRule } from '#model/leads/upload.ts'
import { FormFields } from './form-fields.tsx'
import { findErrors } from './lead-rules.ts'
import { LineField } from './line-field.tsx'

function html(fields: FormField[]) {
  return renderToStaticMarkup(
    createElement(FormFields, {
      fields,
      widths: { name: 3, phone: 3 },
      propsOf: (name) => ({ id: `form-${name}`, name }),
      control: (type, props) => createElement(LineField, { ...props, type }),
    }),
  )
}

test('fields are shown in their order with the labels and hints of the owner, own ones among them', () => {
  const text = html([
    { type: 'phone', label: 'Mobile', help: 'Day or night.' },
    { id: 'club', type: 'short-text', label: 'Your club', required: true },
    { type: 'heading', label: 'Last of all' },
    { type: 'name', label: 'Who are you?' },
  ])
  const words = text
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean)
  expect(words).toEqual([
    'Mobile (optional)',
    'Day or night.',
    'Your club',
    'Last of all',
    'Who are you?',
  ])
  expect(text).toMatch(/<fieldset.+<legend[^>]*>Last of all<\/legend>.+name="name"/)
  expect(/<input[^>]*name="phone"[^>]*>/.exec(text)?.[0]).not.toContain('aria-required')
  expect(text.match(/aria-required="true"/g)).toHaveLength(2)
})

test('the form says which fields it shows', () => {
  const text = html([
    { type: 'name', label: 'Name' },
    { type: 'email', label: 'Email' },
    { id: 'club', type: 'short-text', label: 'Your club' },
  ])
  expect(text).toContain('name="shown_fields" value="name email"')
  expect(text).toContain('name="custom_fields" value="club"')
})

test('the browser demands what the form demands, and no more', async () => {
  const rules = {
    loadSchema: async () => applicationSchema,
    file: { name: 'resume', rule: resumeRule },
  } as const
  const fields: FormField[] = [
    { type: 'name', label: 'Full name' },
    { type: 'email', label: 'Mail' },
    { type: 'note', label: 'Letter', required: true },
  ]
  const body = new FormData()
  expect(await findErrors(rules, body, fields, english)).toEqual({
    name: 'Full name is required',
    email: 'Please fill in this field',
    note: 'Please fill in this field',
  })
  const withFile: FormField[] = [...fields, { type: 'resume', label: 'Book', required: true }]
  expect(await findErrors(rules, body, withFile, english)).toMatchObject({
    resume: 'Please choose a file',
  })
  for (const [name, value] of Object.entries({ name: 'A', email: 'a@b.example', note: 'Hi' })) {
    body.set(name, value)
  }
  expect(await findErrors(rules, body, fields, english)).toBeNull()
})
