import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Role } from '#model/accounts/accounts.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fail } from '#server/platform/http/problem.ts'
import { download, mutation, query } from './action.ts'
import type { PublicAdminContext } from './admin-context.ts'
import { bindActions } from './bind-actions.ts'
import { runByName } from './run-action.ts'

const input = z.strictObject({ text: z.string().max(10, 'At most ten characters.') })
const actions = {
  notes: {
    count: query('author', input, async (_, { text }) => text.length),
    none: query('author', input, async () => fail(422, 'There is nothing to count.')),
    file: download('author', input, async () => fail(500, 'The file was made.')),
    write: mutation('editor', input, async (_, { text }) => ({ message: 'Saved.', value: text })),
  },
}

function runAs(role: Role) {
  const actor = { id: 'a', role } as Actor
  return runByName(actions, bindActions(actions, { actor } as PublicAdminContext))
}

test('the value of a query is a result, like that of a change', async () => {
  const run = runAs('editor')
  expect(await run('notes.count', { text: 'four' })).toEqual({ ok: true, message: '', value: 4 })
  const saved = { ok: true, message: 'Saved.', value: 'four' }
  expect(await run('notes.write', { text: 'four' })).toEqual(saved)
})

test('a refusal keeps its sentence', async () => {
  const run = runAs('editor')
  const none = { ok: false, status: 422, message: 'There is nothing to count.' }
  expect(await run('notes.none', { text: 'four' })).toEqual(none)
  const tooLong = { text: 'x'.repeat(2_000_000) }
  expect(await run('notes.count', tooLong)).toMatchObject({ ok: false, status: 422 })
  const errors = { text: 'At most ten characters.' }
  expect(await run('notes.write', tooLong)).toMatchObject({ ok: false, status: 422, errors })
})

test('what a role may not do is a 403', async () => {
  await expect(runAs('author')('notes.write', { text: 'four' })).rejects.toMatchObject({
    status: 403,
  })
})

test.each([
  'notes.fly',
  'notes.file',
  'notes',
  'notes.count.x',
  'notes.toString',
  '__proto__.x',
  'constructor.name',
  '',
])('there is no action “%s”, which the answer names', async (name) => {
  const answer = await runAs('owner')(name, {}).catch((error) => error)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(`“${name}”`)
})
