import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { blockSchema, pageSchema } from '#blocks/schema.ts'
import { MISSING } from '#model/content/editor.ts'
import { faqItemSchema } from '#model/content/faq.ts'
import { emptyEntry, emptyValue, firstValue } from '#model/content/form/empty-value.ts'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { jobSchema } from '#model/content/job.ts'
import { redirectSchema } from '#model/content/redirect.ts'
import { screensSchema } from '#model/content/screens.ts'
import { serviceSchema } from '#model/content/service.ts'
import { navigationSchema, siteSchema } from '#model/content/site.ts'
import { kindName } from './kinds.ts'

const schemas = {
  page: pageSchema,
  site: siteSchema,
  navigation: navigationSchema,
  screens: screensSchema,
  job: jobSchema,
  redirect: redirectSchema,
  question: faqItemSchema,
  service: serviceSchema,
}

function jsonSchemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input' }) as JsonSchema
}

const kinds = jsonSchemaOf(blockSchema).oneOf ?? []

function withoutIds(value: unknown) {
  return withoutEntryIds([value])[0]
}

/** Errors that filling in the form cannot fix: missing or unknown fields and wrong types. */
function shapeErrors(schema: z.ZodType, value: unknown) {
  const fixable = ['too_small', 'invalid_format', 'invalid_union', 'custom']
  const issues = schema.safeParse(withoutIds(value), { reportInput: true }).error?.issues ?? []
  return issues
    .filter(({ message }) => message !== MISSING)
    .filter(({ code, input }) => typeof input === 'object' || !fixable.includes(code))
}

/** Cross-field rules, which no empty value can satisfy. */
function isCrossFieldRule(issue: z.core.$ZodIssue) {
  return issue.code === 'custom'
}

describe('an empty value has the shape of its schema', () => {
  for (const [name, schema] of Object.entries(schemas))
    test(name, () => {
      expect(shapeErrors(schema, emptyValue(jsonSchemaOf(schema)))).toEqual([])
    })
  for (const kind of kinds)
    test(kindName(kind), () => {
      const errors = shapeErrors(blockSchema, emptyEntry(kind, []))
      expect(errors.filter((error) => !isCrossFieldRule(error))).toEqual([])
    })
})

test('every kind of section has a unique name, a description and a group', () => {
  expect(new Set(kinds.map((kind) => kind.title)).size).toBe(kinds.length)
  for (const kind of kinds)
    expect([kind.title, kind.description, kind.group]).not.toContain(undefined)
})

test('optional fields are absent, defaults are set, nullable fields are null', () => {
  const schema = jsonSchemaOf(
    z.strictObject({ a: z.string().optional(), b: z.int().default(6), c: z.string().nullable() }),
  )
  expect(emptyValue(schema)).toEqual({ c: null })
  expect(emptyValue({ type: 'number', default: 6 })).toBe(6)
})

test('a list starts with its minimum of entries, each with a unique id', () => {
  const tabs = jsonSchemaOf(z.array(z.strictObject({ id: z.string(), title: z.string() })).min(2))
  expect(withoutIds(emptyValue(tabs))).toEqual([
    { id: 'entry', title: '' },
    { id: 'entry-b', title: '' },
  ])
})

test('a section’s id is its kind, with a suffix if that is taken', () => {
  const tabs = kinds.find((kind) => kind.title === 'Tabs') ?? {}
  const first = emptyEntry(tabs, [])
  expect(first).toMatchObject({ type: 'tabs', id: 'tabs' })
  expect(emptyEntry(tabs, [first])).toMatchObject({ id: 'tabs-b' })
})

test('an optional list starts with one entry to fill in', () => {
  expect(firstValue({ type: 'array', items: { type: 'string' } })).toEqual([''])
})
