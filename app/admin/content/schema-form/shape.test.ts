import { expect, test } from 'vitest'
import { shapeOf, withoutNull } from '#model/content/form/shape.ts'
import { hintOf } from './hint.ts'
import { isLongText } from './long-text.ts'
import { numberOf } from './number-control.tsx'

test('a union of similar types is edited as a single field', () => {
  expect(shapeOf({ anyOf: [{ const: 3, title: 'Three' }, { const: 5 }] })).toEqual({
    kind: 'choice',
    values: [3, 5],
    names: ['Three', undefined],
  })
  expect(shapeOf({ anyOf: [{ type: 'string' }, { type: 'string', format: 'uri' }] }).kind).toBe(
    'text',
  )
  expect(shapeOf({ anyOf: [{ type: 'string' }, { type: 'array' }] }).kind).toBe('union')
})

test('a hidden field has no control', () => {
  expect(shapeOf({ type: 'string', hidden: true })).toEqual({ kind: 'fixed' })
})

test('null is an absent value, not a kind of its own', () => {
  const schema = { anyOf: [{ type: 'string' as const }, { type: 'null' as const }], title: 'Day' }
  const short = { type: ['string' as const, 'null' as const], title: 'Day' }
  expect(withoutNull(short)).toEqual(withoutNull(schema))
  expect(withoutNull(schema)).toEqual({ schema: { type: 'string', title: 'Day' }, nullable: true })
})

test('only fields for longer text get a textarea', () => {
  expect(isLongText({ type: 'string' }, 'intro', '')).toBe(true)
  expect(isLongText({ type: 'string' }, 'title', 'Short')).toBe(false)
  expect(isLongText({ type: 'string' }, 'title', 'x'.repeat(90))).toBe(true)
  expect(isLongText({ type: 'string', format: 'uri' }, 'text', 'x'.repeat(90))).toBe(false)
})

test('limits are described in words', () => {
  expect(hintOf({ type: 'string', minLength: 50, maxLength: 170 })).toBe('50 to 170 characters.')
  expect(hintOf({ type: 'string', minLength: 1 })).toBe('')
  expect(hintOf({ type: 'string', maxLength: 500 })).toBe('')
  expect(hintOf({ type: 'array', minItems: 5, maxItems: 5 })).toBe('Exactly 5 entries.')
  expect(hintOf({ type: 'array', minItems: 2, description: 'In order.' })).toBe(
    'In order. At least 2 entries.',
  )
  // Typed as 1,200.00.
  expect(hintOf({ type: 'integer', minimum: -900, maximum: 900, control: 'money' })).toBe('')
})

test('text that is not a number is kept as typed', () => {
  expect(['4', '4.50', '4.', 'four', ' '].map(numberOf)).toEqual([4, 4.5, '4.', 'four', undefined])
})
