import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('lists the fields that differ, also those that one version does not have, but no empty ones', () => {
  const theirs = { title: 'Theirs', blocks: [{ type: 'quote', text: 'Same' }], lead: '' }
  const mine = { title: 'Mine', blocks: [{ type: 'quote', text: 'Same' }, { type: 'team' }] }
  expect(differences(theirs, mine)).toEqual([
    { path: 'title', theirs: 'Theirs', mine: 'Mine' },
    { path: 'blocks.1.type', theirs: null, mine: 'team' },
  ])
  expect(differences(theirs, structuredClone(theirs))).toEqual([])
})
