import { expect, test } from 'vitest'
import { compareVersions } from './compare-versions.ts'

const quote = { type: 'quote', text: 'Said well' }
const team = { type: 'team', title: 'Who we are' }
const prose = { type: 'prose', title: 'Why' }

test('compares the same section although others were added or removed before it', () => {
  const earlier = { title: 'One', blocks: [quote, team, prose] }
  const current = { title: 'Two', blocks: [{ ...team, title: 'Us' }, { type: 'faq' }, prose] }
  expect(compareVersions(earlier, current)).toEqual([
    {
      kind: 'changed',
      path: '',
      earlierPath: '',
      fields: [{ path: 'title', theirs: 'One', mine: 'Two' }],
    },
    { kind: 'removed', at: 0, earlierPath: 'blocks.0', type: 'quote' },
    {
      kind: 'changed',
      path: 'blocks.0',
      earlierPath: 'blocks.1',
      fields: [{ path: 'blocks.0.title', theirs: 'Who we are', mine: 'Us' }],
    },
    { kind: 'added', path: 'blocks.1', type: 'faq' },
  ])
})

test('the same version has no changes, with sections or without', () => {
  expect(compareVersions({ blocks: [quote] }, { blocks: [{ ...quote }] })).toEqual([])
  expect(compareVersions([{ from: '/a' }], [{ from: '/a' }])).toEqual([])
  expect(compareVersions({ blocks: [null] }, { blocks: [null] })).toEqual([])
})
