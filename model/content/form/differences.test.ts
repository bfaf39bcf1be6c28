import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const quote = { _id: 'q', type: 'quote', text: 'Same' }
const team = { _id: 't', type: 'team', title: 'Us' }

test('lists the fields that differ, also those that one version does not have, but no empty ones', () => {
  const theirs = { title: 'Theirs', blocks: [quote], intro: '' }
  const mine = { title: 'Mine', blocks: [team, quote] }
  expect(differences(theirs, mine)).toEqual([
    { path: 'title', theirs: 'Theirs', mine: 'Mine' },
    { path: 'blocks.t.type', theirs: null, mine: 'team' },
    { path: 'blocks.t.title', theirs: null, mine: 'Us' },
  ])
  expect(differences(theirs, structuredClone(theirs))).toEqual([])
})

test('another order of the same entries is one difference', () => {
  expect(differences({ blocks: [quote, team] }, { blocks: [team, quote] })).toEqual([
    { path: 'blocks', theirs: '1. Same\n2. Us', mine: '1. Us\n2. Same' },
  ])
})
