import { expect, test } from 'vitest'
import { peopleOf } from './people.ts'

const person = (name: string, role: string) => ({
  name,
  role,
  image: { src: '/a.webp', width: 480, height: 600, alt: `Portrait of ${name}` },
})

function pageOf(...blocks: object[]) {
  return { id: 'a', title: 'A', description: '', blocks }
}

test('people are found with the role that the team section gives them', () => {
  const credits = { type: 'case-credits', people: [person('Ann', 'Design'), person('Bo', 'Film')] }
  const team = { type: 'team', members: [person('Ann', 'Founder'), { name: 'Cy', role: 'x' }] }
  const content = { pages: new Map([['a', pageOf(credits, team)]]), entries: {} }
  const people = peopleOf(content as never)
  expect([...people.values()].map(({ name, role }) => `${name}, ${role}`)).toEqual([
    'Ann, Founder',
    'Bo, Film',
  ])
})

test('people of a collection are found too', () => {
  const content = { pages: new Map(), entries: { member: [{ id: 'ann', ...person('Ann', 'x') }] } }
  expect([...peopleOf(content as never).keys()]).toEqual(['Ann'])
})
