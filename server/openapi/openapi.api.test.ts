import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { routesOf } from '#server/api.ts'
import { openTestSite, readingTest, type TestSite } from '#tests/fixtures/api.ts'
import { openHours } from '#tests/fixtures/calls.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import type { Case, Operation } from './operation.ts'
import { operations } from './operations.ts'

type Schema = Record<string, unknown>
type Examples = Record<string, { value: unknown }>
type Content = Record<string, { schema: Schema; examples?: Examples }>
type Described = {
  security?: unknown[]
  parameters?: { name: string; schema: Schema; examples?: Examples }[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}
type Document = {
  security: unknown[]
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

async function readDocument({ fetch }: TestSite) {
  return (await (await fetch('/api/openapi.json')).json()) as Document
}

/** Checks a value by a schema of the document. */
function checker({ components }: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  return (schema: Schema, value: unknown) => {
    const validate = ajv.compile({ ...schema, components })
    validate(value)
    return validate.errors ?? []
  }
}

readingTest('the document is valid OpenAPI 3.1', async ({ shared }) => {
  const result = await new Validator().validate(await readDocument(shared))
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
})

readingTest('only what programs of the team do requires a token', async ({ shared }) => {
  const { security, paths } = await readDocument(shared)
  expect(security).toEqual([])
  for (const [path, methods] of Object.entries(paths)) {
    const token = path.startsWith('/api/team/') ? [{ accessToken: [] }] : undefined
    for (const operation of Object.values(methods)) expect(operation.security, path).toEqual(token)
  }
})

readingTest('every route is described, and nothing else', async ({ shared }) => {
  const { paths } = await readDocument(shared)
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = routesOf(shared.site.api)
    .filter(({ method }) => method !== 'OPTIONS')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(described.sort()).toEqual(routes.sort())
})

readingTest('every example fits its schema', async ({ shared }) => {
  const document = await readDocument(shared)
  const errorsOf = checker(document)
  let count = 0
  const check = (schema: Schema, examples: Examples | undefined, where: string) => {
    for (const [name, { value }] of Object.entries(examples ?? {})) {
      count += 1
      expect(errorsOf(schema, value), `${where} ${name}`).toEqual([])
    }
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { parameters = [], requestBody, responses } of Object.values(methods)) {
      for (const { name, schema, examples } of parameters)
        check(schema, examples, `${path} ${name}`)
      for (const { schema, examples } of Object.values(requestBody?.content ?? {})) {
        check(schema, examples, `${path} body`)
      }
      for (const [status, { content }] of Object.entries(responses)) {
        for (const { schema, examples } of Object.values(content)) {
          for (const [name, { value }] of Object.entries(examples ?? {})) {
            count += 1
            expect(errorsOf(schema, value), `${path} ${status} ${name}`).toEqual([])
          }
        }
      }
    }
  }
  expect(count).toBeGreaterThan(25)
})

test('every example request gets the described status and response', async () => {
  const site = await openTestSite()
  await site.database.store
    .updateTable('posts')
    .set({ slug: 'small-type-big-trust' })
    .where('slug', '=', 'first-post')
    .execute()
  const { kind } = await openHours(site)
  const [example = ''] = operations.flatMap(({ id, cases }) =>
    id === 'listCallTimes' ? (cases[0]?.parameters?.kind ?? []) : [],
  )
  await site.database.store
    .updateTable('call_kinds')
    .set({ id: example })
    .where('id', '=', kind)
    .execute()
  await site.database.store
    .updateTable('call_hours')
    .set({ kinds: JSON.stringify([example]) })
    .execute()
  const document = await readDocument(site)
  const errorsOf = checker(document)
  for (const operation of operations) {
    for (const one of operation.cases.filter(({ status }) => status !== 429)) {
      const response = await site.site.api.fetch(requestOf(operation, one))
      const where = `${operation.id} ${one.name}`
      expect(response.status, where).toBe(one.status)
      const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
      const described = document.paths[operation.path]?.[operation.method]?.responses[one.status]
      const schema = described?.content[type]?.schema
      expect(schema, where).toBeDefined()
      expect(errorsOf(schema ?? {}, await response.json()), where).toEqual([])
    }
  }
})

function requestOf({ method, path, parameters = [], body }: Operation, one: Case) {
  const url = new URL(path, 'http://localhost')
  const headers = new Headers()
  for (const [name, value] of Object.entries(one.parameters ?? {})) {
    const place = parameters.find((parameter) => parameter.name === name)?.in
    if (place === 'path') url.pathname = url.pathname.replace(`%7B${name}%7D`, value)
    if (place === 'query') url.searchParams.set(name, value)
    if (place === 'header') headers.set(name, value)
  }
  if (!body) return new Request(url, { method, headers })
  if (body.mediaType === 'multipart/form-data') {
    const form = new FormData()
    for (const [name, value] of Object.entries(one.body ?? {})) form.set(name, String(value))
    for (const [field, name] of Object.entries(one.files ?? {})) {
      form.set(field, new Blob([new Uint8Array(pdf())]), name)
    }
    return new Request(url, { method, headers, body: form })
  }
  headers.set('content-type', body.mediaType)
  return new Request(url, { method, headers, body: JSON.stringify(one.body) })
}
