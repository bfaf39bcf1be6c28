import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.ts'

const quote = { _id: 'q', type: 'quote', text: 'Said well' }
const team = { _id: 't', type: 'team', title: 'Who we are' }
const prose = { _id: 'p', type: 'prose', title: 'Why' }

test('compares the same section although others were added, removed or moved before it', () => {
  const earlier = { title: 'One', blocks: [quote, team, prose] }
  const added = { _id: 'f', type: 'faq' }
  const current = { title: 'Two', blocks: [prose, added, { ...team, title: 'Us' }] }
  expect(compareVersions(earlier, current)).toEqual([
    {
      kind: 'changed',
      path: '',
      fields: [
        { path: 'title', theirs: 'One', mine: 'Two' },
        { path: 'blocks', theirs: '1. Who we are\n2. Why', mine: '1. Why\n2. Us' },
      ],
    },
    { kind: 'removed', path: 'blocks.q', at: 0 },
    { kind: 'added', path: 'blocks.f' },
    {
      kind: 'changed',
      path: 'blocks.t',
      fields: [{ path: 'blocks.t.title', theirs: 'Who we are', mine: 'Us' }],
    },
  ])
})

test('a removed section is named where it stood', () => {
  const changes = compareVersions({ blocks: [quote, team, prose] }, { blocks: [quote, prose] })
  expect(changes).toEqual([{ kind: 'removed', path: 'blocks.t', at: 1 }])
})

test('the same version has no changes, with sections or without', () => {
  expect(compareVersions({ blocks: [quote] }, { blocks: [{ ...quote }] })).toEqual([])
  expect(compareVersions([{ from: '/a' }], [{ from: '/a' }])).toEqual([])
  expect(compareVersions({ blocks: [null] }, { blocks: [null] })).toEqual([])
})
