import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Action, Actions } from '#server/actions/action.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { bindActions } from '#server/actions/bind-actions.ts'
import { adminActions } from '#server/admin-actions.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

type Call = (input?: unknown) => Promise<unknown>
type Calls = Record<string, Record<string, Call>>
type Field = { type?: string; format?: string; enum?: string[]; anyOf?: Field[] }

/** All actions, so that new ones are tested too. */
const all = Object.entries(adminActions as Actions).flatMap(([noun, group]) =>
  Object.entries(group).map(([name, action]) => ({ noun, name, action })),
)
const nul = 'a\u0000b'
const days = ['0000-01-01', '9999-12-31', '9999-12-31T23:59', '2026-02-30']
const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`
const cursors = ['0__2147483648', '9999-12-31T00:00:00.000Z~x', '%', '\\', '\ud800']
/** At and beyond the limits of PostgreSQL's integers and JavaScript's safe integers. */
const huge = ['2147483647', '2147483648', '99999999999', '9007199254740991', '1e30']

it.each(all)('$noun.$name never receives a NUL, whatever its schema allows', async (named) => {
  const { noun, name, action } = named
  const seen: unknown[] = []
  const run = async (_: unknown, given: unknown) => {
    seen.push(given)
    return { message: '', value: null }
  }
  const actor = { id: 'a', name: 'a', email: 'a', session: 'a', role: 'owner' } as Actor
  const probe = { [noun]: { [name]: { ...action, input: z.unknown(), run } } } as Actions
  const calls = bindActions(probe, { actor } as PublicAdminContext) as Calls
  const answer = await calls[noun]?.[name]?.({ q: nul, ids: ['x', nul], in: { deep: nul } })
  if (action.kind === 'query' || action.kind === 'download')
    expect(seen).toEqual([{ q: 'ab', ids: ['x', 'ab'], in: { deep: 'ab' } }])
  else {
    expect(seen).toEqual([])
    expect(answer).toMatchObject({ ok: false, status: 422 })
    expect(Object.keys((answer as { errors: object }).errors)).toEqual(['q', 'ids', 'in'])
  }
})

it('no action throws on odd texts and numbers, on either database', async () => {
  const site = await openTestSite({ renderMail: async () => '<p>An email</p>' })
  const { admin } = await signIn(site, 'owner')
  const calls = admin as unknown as Calls
  const thrown: unknown[] = []
  let count = 0
  for (const { noun, name, action } of all) {
    for (const [field, odd] of oddities(action)) {
      // A search runs a different query.
      const input = { q: 'ann', ...minimalInput(action), [field]: odd }
      await calls[noun]?.[name]?.(input).catch((error: unknown) => {
        if (error instanceof Response) return
        thrown.push(`${noun}.${name} ${field} ${odd.slice(0, 30)}: ${error}`)
      })
      count += 1
    }
  }
  expect(thrown).toEqual([])
  expect(count).toBeGreaterThan(200)
  expect(site.reported).toEqual([])
})

function oddities(action: Action) {
  return Object.entries(schemaOf(action).properties).flatMap(([name, field]) => {
    const types = [field, ...(field.anyOf ?? [])].map(({ type }) => type)
    const isNumber = types.includes('number') || types.includes('integer') || !field.type
    return [nul, ...days, ...cursors, deep, ...(isNumber ? huge : [])].map(
      (odd) => [name, odd] as const,
    )
  })
}

/** The smallest input that an action's schema accepts, as far as it can be derived. */
function minimalInput(action: Action) {
  const known: Record<string, string> = {
    ...{ document: 'faq:one', body: '{}', path: '/old', to: '/about', slug: 'a-b' },
    ...{ url: 'https://hooks.example/', email: 'ann@example.com', address: 'ann@example.com' },
  }
  const { properties, required } = schemaOf(action)
  return Object.fromEntries(
    required.map((name) => [name, known[name] ?? sampleOf(properties[name] ?? {})]),
  )
}

function sampleOf({ type, format, enum: values, anyOf }: Field): string {
  if (anyOf?.[0]) return sampleOf(anyOf[0])
  if (format === 'uuid') return '0190a0a0-0000-7000-8000-000000000000'
  return values?.[0] ?? (type === 'number' || type === 'integer' ? '1' : 'a')
}

function schemaOf({ input }: Action) {
  const { properties = {}, required = [] } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  })
  return { properties: properties as Record<string, Field>, required }
}
