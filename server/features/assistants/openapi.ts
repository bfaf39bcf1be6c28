import { operationNames, operationPath } from '#model/assistants/assistants.ts'
import type { Operation as DescribedOperation } from '#server/openapi/operation.ts'
import { formProblems, problemExample, readProblems } from '#server/openapi/problems.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations/all.ts'

const tokenProblems = {
  401: 'The token is missing, unknown, revoked or has expired.',
  403: 'The token may only read, or the role of its person is too low.',
  404: 'What it is about does not exist.',
}

const draftProblems = {
  ...formProblems,
  ...tokenProblems,
  409: 'Somebody has changed it meanwhile; nothing was stored.',
}

/** The operations of programs, as they are described to scripts. */
export const assistantOperations = operationNames.map((name) => described(operations[name]))

function described(operation: Operation): DescribedOperation {
  const { name, title, description, input, output, scope } = operation
  const id = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const named = `${id[0]?.toUpperCase()}${id.slice(1)}`
  const common = {
    ...{ path: operationPath(name), id, summary: title, description, needsToken: true },
    answers: { 200: { description: 'Done', schema: { name: `${named}Result`, schema: output } } },
    cases: [
      {
        name: 'noToken',
        summary: 'A request without a token',
        status: 401,
        answer: problemExample(401, 'Send an access token: "Authorization: Bearer …".'),
      },
    ],
  }
  if (scope === 'read') {
    const problems = { ...readProblems, ...tokenProblems }
    return { ...common, method: 'get', parameters: parametersOf(operation), problems }
  }
  const schema = { name: `${named}Input`, schema: input }
  const body = { mediaType: 'application/json', schema }
  return { ...common, method: 'post', body, problems: draftProblems }
}

function parametersOf({ input }: Operation) {
  return Object.entries(input.shape).map(([name, schema]) => ({
    ...{ name, in: 'query' as const, schema },
    required: !schema.safeParse(undefined).success,
    description: schema.meta()?.description ?? `The ${name}.`,
  }))
}
