import { expect, test } from 'vitest'
import { emptyPost } from '#model/blog/post-document.ts'
import { emptyIssue } from '#model/newsletter/issue-document.ts'
import { mergeVersions } from './merge-versions.ts'
import { getAtPath, setAtPath } from './set-at-path.ts'

const post = [
  ...['title', 'excerpt', 'content', 'category', 'author', 'tags', 'publishedOn', 'slug'],
  ...['cover.url', 'cover.alt', 'search.title', 'search.description', 'search.picture'],
]

/** The same numbers for the same seed (Park and Miller). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

test.each([
  ['post', emptyPost as unknown, post],
  ['newsletter issue', emptyIssue as unknown, ['subject', 'preheader', 'content']],
])('two people who write 1,000 times in a %s lose no text', (_, empty, fields) => {
  const random = randomFrom(29)
  let stored = empty
  let conflicts = 0
  const people = [0, 1].map(() => ({ base: stored, value: stored }))
  const changed = (from: unknown, to: unknown) =>
    fields.filter((field) => getAtPath(from, field) !== getAtPath(to, field))

  function save(person: (typeof people)[number]) {
    const { base, value } = person
    const merged = base === stored ? { value } : mergeVersions(base, stored, value)
    if (merged) {
      for (const each of [value, stored]) {
        for (const field of changed(base, each)) {
          expect(getAtPath(merged.value, field)).toBe(getAtPath(each, field))
        }
      }
    } else {
      // Both wrote in one field: both versions are shown, and one is chosen, here theirs.
      const mine = changed(base, value)
      expect(changed(base, stored).some((field) => mine.includes(field))).toBe(true)
      conflicts++
    }
    stored = merged?.value ?? stored
    person.base = stored
    person.value = stored
  }

  for (let index = 0; index < 1_000; index++) {
    const person = people[random(2)] as (typeof people)[number]
    const field = fields[random(fields.length)] as string
    person.value = setAtPath(person.value, field, `text ${index}`)
    if (random(2) === 0) save(person)
  }
  for (const person of [...people, ...people]) save(person)
  expect(people[0]?.value).toEqual(people[1]?.value)
  expect(conflicts).toBeGreaterThan(0)
})
