import { expect, test } from 'vitest'
import { addressesOf, addressOf, placeOf } from './group-address.ts'

const groups = [
  { id: 'brief', tabs: [] },
  { id: 'design', tabs: [{ id: 'concept' }, { id: 'wireframe' }] },
]

test.each([
  ['brief', { group: 'brief', tab: undefined }],
  ['design', { group: 'design', tab: 'concept' }],
  ['design.wireframe', { group: 'design', tab: 'wireframe' }],
])('%s names a place and is its address', (address, place) => {
  expect(placeOf(groups, address)).toEqual(place)
  expect(addressOf(groups, place)).toBe(address)
})

test('the first tab may be named, too', () => {
  expect(placeOf(groups, 'design.concept')).toEqual({ group: 'design', tab: 'concept' })
  expect(addressesOf(groups)).toEqual(['brief', 'design', 'design.concept', 'design.wireframe'])
})
