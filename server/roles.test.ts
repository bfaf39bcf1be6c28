import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mayAct, type Role, roles } from '#model/accounts/accounts.ts'
import { accessNames, roleAreas } from '#model/accounts/role-areas.ts'
import type { Actions } from '#server/actions/action.ts'
import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { bindActions } from '#server/actions/bind-actions.ts'
import { adminActions } from '#server/admin-actions.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import {
  allActions,
  type Call,
  guardedActions,
  type NamedAction,
  roleTable,
  statusOf,
  type Who,
} from '#tests/fixtures/role-table.ts'

describe('every action for every role, and without a session', () => {
  it.each(roleTable)('$who: $label is $expected', async ({ who, noun, name, expected }) => {
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
  it.each(guardedActions)('$label', async ({ noun, name, label }) => {
    const ran: string[] = []
    const { actor } = adminFrom('owner')
    const context = { actor: { ...actor, lacksSecondFactor: true } } as PublicAdminContext
    const actions = bindActions(probes(ran), context) as Record<string, Record<string, Call>>
    const isOpen = openBeforeSetUp.includes(label)
    expect(await statusOf(actions[noun]?.[name] as Call)).toBe(isOpen ? 'allowed' : 403)
    expect(ran).toEqual(isOpen ? [label] : [])
  })
})

describe('minimum roles', () => {
  it('viewers change only their own account, and what others know of where they are', () => {
    const nouns = guardedActions
      .filter(({ action }) => action.kind === 'mutation' && action.minRole === 'viewer')
      .map(({ noun }) => noun)
    expect([...new Set(nouns)]).toEqual(['ownAccount', 'presence'])
  })

  it('authors and viewers read no leads, subscribers and messages', () => {
    const visitors = ['leads', 'newsletter', 'mail', 'privacy', 'webhooks']
    const open = guardedActions
      .filter(({ noun, action }) => visitors.includes(noun) && !mayAct(action.minRole, 'editor'))
      .map(({ label }) => label)
    expect(open).toEqual(invented)
  })

  const words = (group: readonly NamedAction[], role: Role) => {
    const open = group.filter(
      ({ action }) => action.kind !== 'public' && mayAct(role, action.minRole),
    )
    if (open.some(({ action }) => action.kind === 'mutation')) return 'write'
    return open.length > 0 ? 'read' : 'none'
  }
  // With invented data.
  const invented = ['mail.automatic', 'mail.automaticHtml']

  it.each(roleAreas)('the table of roles is right about: $name', ({ actions, access }) => {
    const own = guardedActions.filter(
      ({ noun, label }) => actions.includes(noun) && !invented.includes(label),
    )
    expect(own).not.toEqual([])
    expect(Object.fromEntries(roles.map((role) => [role, words(own, role)]))).toEqual(access)
  })

  it('every action belongs to an area of the table, or to everyone', () => {
    const known = roleAreas.flatMap(({ actions }) => actions)
    const others = allActions.map(({ noun }) => noun).filter((noun) => !known.includes(noun))
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
    const open = guardedActions
      .filter(
        ({ noun, action }) => ['accounts', 'audit'].includes(noun) && action.minRole !== 'owner',
      )
      .map(({ label }) => label)
    expect(open).toEqual([])
  })

  it('without a session only the sign-in actions are open', () => {
    const entries = allActions.filter(({ action }) => action.kind === 'public')
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
