import { expect, test } from 'vitest'
import { operationNames, operationScopes } from '#model/assistants/assistants.ts'
import type { Actions } from '#server/actions/action.ts'
import { operations } from './operations/all.ts'
import { draftActions, readActions } from './reachable-actions.ts'

function namesOf(actions: Actions, kind: string) {
  return Object.entries(actions).flatMap(([noun, group]) =>
    Object.entries(group).flatMap(([name, action]) =>
      action.kind === kind ? [`${noun}.${name}`] : [],
    ),
  )
}

test('programs reach no action that publishes, sends or deletes', () => {
  expect(namesOf(readActions, 'mutation')).toEqual([])
  // Each writes a draft or asks a person.
  expect(namesOf(draftActions, 'mutation').sort()).toEqual([
    'blog.create',
    'content.createPage',
    'content.requestReview',
    'content.saveDraft',
    'issues.create',
    'leads.saveDraft',
  ])
  for (const actions of [readActions, draftActions]) {
    expect([...namesOf(actions, 'public'), ...namesOf(actions, 'download')]).toEqual([])
  }
})

test('each operation has the name and scope under which it is offered', () => {
  expect(Object.keys(operations)).toEqual(operationNames)
  for (const name of operationNames) {
    expect(operations[name]).toMatchObject({ name, scope: operationScopes[name] })
    expect(operations[name].description).toMatch(/\.$/)
  }
})
