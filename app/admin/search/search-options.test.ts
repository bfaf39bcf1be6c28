import { expect, test } from 'vitest'
import { optionGroups } from './search-options.ts'

const found = [{ group: 'content', found: [{ title: 'Client logos', detail: '', href: '/admin' }] }]

function titles(q: string, results = found) {
  const groups = optionGroups('owner', q, results as Parameters<typeof optionGroups>[2])
  return groups.flatMap(({ options }) => options.map(({ title }) => title))
}

test('signing out stands after all that is found, and asks', () => {
  expect(titles('log')).toEqual(['Mail log', 'Audit log', 'Client logos', 'Sign out'])
  expect(titles('').at(-1)).toBe('Sign out')
  expect(titles('LOGOUT', [])).toEqual(['Sign out'])
  const [group] = optionGroups('owner', 'sign out', [])
  expect(group?.options[0]?.deed).toEqual({ show: 'sign-out' })
})

test('the beginning of a word does not sign out', () => {
  expect(titles('logo')).toEqual(['Client logos'])
  expect(titles('logo', [])).toEqual([])
})
