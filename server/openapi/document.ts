import { z } from 'zod'
import { problemSchema } from '#model/problem.ts'
import type { Case, Named, Operation } from './operation.ts'

type Json = Record<string, unknown>

const problem: Named = { name: 'Problem', schema: problemSchema }
const PROBLEM_TYPE = 'application/problem+json'

/** The OpenAPI 3.1 document of these operations, schemas by name and examples from their cases. */
export function openApiDocument(operations: Operation[]) {
  const schemas: Record<string, Json> = {}
  const refer = ({ name, schema }: Named, io: 'input' | 'output') => {
    schemas[name] ??= jsonSchema(schema, io)
    return { $ref: `#/components/schemas/${name}` }
  }
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describeOperation(operation, refer),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the site',
      version: '1.0.0',
      description:
        "What the site's own pages call, and what programs with an access token may do (/api/team). Errors are application/problem+json (RFC 9457), with a sentence for people in `message`.",
    },
    servers: [{ url: '/' }],
    // Operations that need a token say so.
    security: [],
    paths,
    components: {
      schemas,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'An access token of a member of the team, made on their account page.',
        },
      },
    },
  }
}

type Refer = (named: Named, io: 'input' | 'output') => Json

function describeOperation(operation: Operation, refer: Refer): Json {
  const { id, summary, description, needsToken, parameters, body } = operation
  return {
    operationId: id,
    security: needsToken ? [{ accessToken: [] }] : undefined,
    summary,
    description,
    parameters: parameters?.map(({ schema, ...rest }) => ({
      ...rest,
      schema: jsonSchema(schema, 'input'),
      examples: requestExamples(operation.cases, (one) => one.parameters?.[rest.name]),
    })),
    requestBody: body && describeBody(operation, refer),
    responses: describeAnswers(operation, refer),
  }
}

function describeBody({ body, cases }: Operation, refer: Refer): Json | undefined {
  if (!body) return undefined
  const fields = refer(body.schema, 'input')
  const examples = requestExamples(cases, (one) => one.body)
  return {
    required: true,
    content: { [body.mediaType]: { schema: withFiles(fields, body.files), examples } },
  }
}

function withFiles(fields: Json, files?: Record<string, string>): Json {
  if (!files) return fields
  const properties = Object.entries(files).map(([name, description]) => [
    name,
    { description, type: 'string', contentMediaType: 'application/octet-stream' },
  ])
  return { allOf: [fields], properties: Object.fromEntries(properties) }
}

function describeAnswers({ answers, problems, cases }: Operation, refer: Refer): Json {
  const described: Json = {}
  const examples = (status: number) =>
    examplesOf(cases, (one) => (one.status === status ? one.answer : undefined))
  for (const [status, answer] of Object.entries(answers)) {
    const { description, schema, headers, mediaType = 'application/json' } = answer
    const content = { schema: refer(schema, 'output'), examples: examples(Number(status)) }
    described[status] = {
      description,
      headers: headers && describeHeaders(headers),
      content: { [mediaType]: content },
    }
  }
  for (const [status, description] of Object.entries(problems)) {
    const content = { schema: refer(problem, 'output'), examples: examples(Number(status)) }
    described[status] = { description, content: { [PROBLEM_TYPE]: content } }
  }
  return described
}

function describeHeaders(headers: Record<string, string>): Json {
  const entries = Object.entries(headers)
  return Object.fromEntries(
    entries.map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )
}

/** Only valid requests; an invalid one is an example of its response. */
function requestExamples(cases: Case[], pick: (one: Case) => unknown) {
  return examplesOf(
    cases.filter(({ status }) => status !== 400 && status !== 422),
    pick,
  )
}

function examplesOf(cases: Case[], pick: (one: Case) => unknown) {
  const entries = cases
    .map((one) => ({ ...one, value: pick(one) }))
    .filter(({ value }) => value !== undefined)
    .map(({ name, summary, value }) => [name, { summary, value }])
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
