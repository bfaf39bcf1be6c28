import { expect, test } from 'vitest'
import { phoneSchema } from './phone.ts'

const message = 'Begin with a plus sign and the country code, such as "+44 20 7946 0142".'

test.for([
  ['+91 612 555 0142', '+916125550142'],
  ['+1 (416) 555-0199', '+14165550199'],
])('%s dials %s', ([label, number]) => {
  expect(phoneSchema.parse({ label })).toEqual({ label, number })
})

test('of two stored numbers that differ, the one that visitors see is dialed', () => {
  const stored = { label: '+91 612 555 0199', number: '+916125550142' }
  expect(phoneSchema.parse(stored)).toEqual({ ...stored, number: '+916125550199' })
})

test('a stored number without country code keeps its stored dialed number', () => {
  const stored = { label: '0612 555 0142', number: '+916125550142' }
  expect(phoneSchema.parse(stored)).toEqual(stored)
})

test.for(['0612 555 0142', '+91', '+91 612 call us', '+91 612 555 0142 0142 0142'])(
  '%s alone is refused',
  (label) => {
    expect(phoneSchema.safeParse({ label }).error?.issues).toMatchObject([
      { path: ['label'], message },
    ])
  },
)
