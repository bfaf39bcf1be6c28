import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mayAct, type Role, roles } from '#model/accounts/accounts.ts'
import { accessNames, roleAreas } from '#model/accounts/role-areas.ts'
import type { Action, Actions } from '#server/actions/action.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { bindActions } from '#server/actions/bind-actions.ts'
import { type AdminServices, adminActions } from '#server/admin-actions.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import { ownTables } from '#server/platform/db/own-tables.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'

type Named = { noun: string; name: string; action: Action }
type Call = (input?: unknown) => Promise<unknown>

/** All actions, so that new ones are tested too. */
const all: Named[] = Object.entries(adminActions as Actions).flatMap(([noun, group]) =>
  Object.entries(group).map(([name, action]) => ({ noun, name, action })),
)
const guarded = all.flatMap(({ action, ...rest }) =>
  action.kind === 'public' ? [] : [{ ...rest, action, label: `${rest.noun}.${rest.name}` }],
)
const people = [...roles, 'nobody'] as const
type Who = (typeof people)[number]

const table = people.flatMap((who) =>
  guarded.map(({ noun, name, label, action }) => {
    const expected = who === 'nobody' ? 401 : mayAct(who, action.minRole) ? 'allowed' : 403
    return { who, noun, name, label, expected }
  }),
)
const refused = table.filter(({ expected }) => expected !== 'allowed')

describe('every action for every role, and without a session', () => {
  it.each(table)('$who: $label is $expected', async ({ who, noun, name, expected }) => {
    const ran: string[] = []
    const actions = bindActions(probes(ran), adminFrom(who)) as Record<string, Record<string, Call>>
    const answer = await statusOf(actions[noun]?.[name] as Call)
    expect(answer).toBe(expected)
    expect(ran).toEqual(expected === 'allowed' ? [`${noun}.${name}`] : [])
  })
})

/** Actions that are open before a required second factor is set up. */
const openBeforeSetUp = [
  'ownAccount.factors',
  'ownAccount.startSecondFactor',
  'ownAccount.confirmSecondFactor',
  'ownAccount.startPasskey',
  'ownAccount.addPasskey',
]

describe('every action for an owner without a required second factor', () => {
  it.each(guarded)('$label', async ({ noun, name, label }) => {
    const ran: string[] = []
    const { actor } = adminFrom('owner')
    const context = { actor: { ...actor, lacksSecondFactor: true } } as PublicAdminContext
    const actions = bindActions(probes(ran), context) as Record<string, Record<string, Call>>
    const isOpen = openBeforeSetUp.includes(label)
    expect(await statusOf(actions[noun]?.[name] as Call)).toBe(isOpen ? 'allowed' : 403)
    expect(ran).toEqual(isOpen ? [label] : [])
  })
})

describe('a denied action writes nothing', () => {
  let test: TestSite
  const finished: (() => Promise<void>)[] = []
  const admins = new Map<Who, AdminServices>()

  beforeAll(async () => {
    test = await openTestSite({}, {}, (work) => finished.push(work))
    for (const role of roles) admins.set(role, (await signIn(test, role)).admin)
    const visit = await test.site.visitAdmin(new Request('http://localhost/admin'), {
      address: '192.0.2.8',
    })
    admins.set('nobody', visit.admin)
    return async () => {
      for (const work of finished.reverse()) await work()
    }
  })

  it.each(people)('%s', async (who) => {
    const before = await allRows(test.database)
    const services = admins.get(who) as unknown as Record<string, Record<string, Call>>
    for (const { noun, name, label, expected } of refused.filter((row) => row.who === who)) {
      const action = services[noun]?.[name] as Call
      expect([label, await statusOf(() => action({}))]).toEqual([label, expected])
    }
    // Only the audit log records it, for owners.
    const { audit_log: log = [], ...after } = await allRows(test.database)
    expect({ ...after, audit_log: before.audit_log }).toEqual(before)
    const added = log.filter((row) => !before.audit_log?.includes(row))
    const denied = refused.filter((row) => row.who === who && row.expected === 403)
    expect(added).toHaveLength(Math.min(denied.length, 51))
    for (const row of added) expect(row).toContain('accounts.permission-denied')
  })

  it('public pages get no admin actions', () => {
    expect(Object.keys(test.site.servicesFor({ address: '192.0.2.9' }))).not.toContain('admin')
  })
})

describe('minimum roles', () => {
  it('viewers change only their own account, and what others know of where they are', () => {
    const nouns = guarded
      .filter(({ action }) => action.kind === 'mutation' && action.minRole === 'viewer')
      .map(({ noun }) => noun)
    expect([...new Set(nouns)]).toEqual(['ownAccount', 'presence'])
  })

  it('authors and viewers read no leads, subscribers and messages', () => {
    const visitors = ['leads', 'newsletter', 'mail', 'privacy', 'webhooks']
    const open = guarded
      .filter(({ noun, action }) => visitors.includes(noun) && !mayAct(action.minRole, 'editor'))
      .map(({ label }) => label)
    expect(open).toEqual(invented)
  })

  const words = (group: readonly Named[], role: Role) => {
    const open = group.filter(
      ({ action }) => action.kind !== 'public' && mayAct(role, action.minRole),
    )
    if (open.some(({ action }) => action.kind === 'mutation')) return 'write'
    return open.length > 0 ? 'read' : 'none'
  }
  // With invented data.
  const invented = ['mail.automatic', 'mail.automaticHtml']

  it.each(roleAreas)('the table of roles is right about: $name', ({ actions, access }) => {
    const own = guarded.filter(
      ({ noun, label }) => actions.includes(noun) && !invented.includes(label),
    )
    expect(own).not.toEqual([])
    expect(Object.fromEntries(roles.map((role) => [role, words(own, role)]))).toEqual(access)
  })

  it('every action belongs to an area of the table, or to everyone', () => {
    const known = roleAreas.flatMap(({ actions }) => actions)
    const others = all.map(({ noun }) => noun).filter((noun) => !known.includes(noun))
    expect([...new Set(others)]).toEqual(['auth', 'ownAccount', 'dashboard', 'presence', 'search'])
  })

  it('docs/operations.md has the same table', async () => {
    const docs = await readFile('docs/operations.md', 'utf8')
    for (const { name, access } of roleAreas) {
      const cells = roles.map((role) => accessNames[access[role]])
      expect(docs).toContain(`| ${[name, ...cells].join(' | ')} |`)
    }
  })

  it('only owners manage people and read the audit log', () => {
    const open = guarded
      .filter(
        ({ noun, action }) => ['accounts', 'audit'].includes(noun) && action.minRole !== 'owner',
      )
      .map(({ label }) => label)
    expect(open).toEqual([])
  })

  it('without a session only the sign-in actions are open', () => {
    const entries = all.filter(({ action }) => action.kind === 'public')
    expect([...new Set(entries.map(({ noun }) => noun))]).toEqual(['auth'])
  })
})

/** The same actions and roles; running one only records it. */
function probes(ran: string[]): Actions {
  const groups = Object.entries(adminActions as Actions).map(([noun, group]) => [
    noun,
    Object.fromEntries(
      Object.entries(group).map(([name, action]) => [
        name,
        {
          ...action,
          input: z.unknown(),
          run: async () => {
            ran.push(`${noun}.${name}`)
            return { message: '', value: null }
          },
        },
      ]),
    ),
  ])
  return Object.fromEntries(groups)
}

function adminFrom(who: Who) {
  const actor: Actor | null =
    who === 'nobody'
      ? null
      : {
          ...{ id: who, name: who, email: who, session: who },
          role: who as Role,
          ...{ hasSecondFactor: false, lacksSecondFactor: false },
        }
  return { actor } as PublicAdminContext
}

/** The status of an action; queries and mutations both throw when denied. */
async function statusOf(call: Call) {
  try {
    await call({})
    return 'allowed'
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status
    throw thrown
  }
}

/** Every row of every table, as text. */
async function allRows({ store }: Database) {
  const tables = await ownTables(store)
  expect(tables.length).toBeGreaterThan(10)
  const rows: Record<string, string[]> = {}
  for (const name of tables) {
    const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(store)
    rows[name] = found.map((row) => JSON.stringify(row)).sort()
  }
  return rows
}
