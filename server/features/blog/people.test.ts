import { expect, test } from 'vitest'
import { peopleOf } from './people.ts'

test('the people of the team are found by name, without their ids', () => {
  const image = { src: '/a.webp', width: 480, height: 600, alt: 'Portrait of Ann' }
  const person = [{ id: 'ann', name: 'Ann', role: 'Founder', image }]
  const people = peopleOf({ entries: { person } } as never)
  expect(people.get('Ann')).toEqual({ name: 'Ann', role: 'Founder', image })
  expect(people.get('Bo')).toBeUndefined()
})
