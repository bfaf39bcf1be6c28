import { expect, test } from 'vitest'
import { dimensions } from '#model/insights/insights.ts'
import { dimensionGroups } from './dimension-groups.ts'

test('every dimension is in one group, so that its table is shown', () => {
  expect(dimensionGroups.flat().toSorted()).toEqual(Object.keys(dimensions).toSorted())
})
