import { expect, test } from 'vitest'
import { allParams, fromParam, toParam } from './group-param.ts'

const groups = [
  { id: 'brief', tabs: [] },
  { id: 'design', tabs: [{ id: 'concept' }, { id: 'wireframe' }] },
]

test.each([
  ['brief', { group: 'brief', tab: undefined }],
  ['design', { group: 'design', tab: 'concept' }],
  ['design.wireframe', { group: 'design', tab: 'wireframe' }],
])('%s selects a group and tab, and back', (param, selection) => {
  expect(fromParam(groups, param)).toEqual(selection)
  expect(toParam(groups, selection)).toBe(param)
})

test('the first tab may also be named', () => {
  expect(fromParam(groups, 'design.concept')).toEqual({ group: 'design', tab: 'concept' })
  expect(allParams(groups)).toEqual(['brief', 'design', 'design.concept', 'design.wireframe'])
})
