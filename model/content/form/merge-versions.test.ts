import { expect, test } from 'vitest'
import { withEntryIds, withNewIds } from './entry-ids.ts'
import { mergeVersions } from './merge-versions.ts'
import { getAtPath, setAtPath } from './set-at-path.ts'

const quote = { _id: 'quote', type: 'quote', text: 'Said well' }
const mei = { _id: 'mei', name: 'Mei', role: 'Design' }
const team = { _id: 'team', type: 'team', title: 'Who we are', people: [mei] }
const prose = { _id: 'prose', type: 'prose', title: 'Why' }
const faq = { _id: 'faq', type: 'faq' }
const base = { title: 'Home', description: 'A page', blocks: [quote, team, prose] }
const myQuote = { ...quote, text: 'Said better' }
const noor = { _id: 'noor', name: 'Noor', role: 'Build' }
const theirTeam = { ...team, people: [mei, noor] }
const page = (...blocks: unknown[]) => ({ ...base, blocks })

test('changes of other sections and fields are joined', () => {
  const mine = { ...page(myQuote, team, prose), title: 'Start' }
  const theirs = { ...page(quote, theirTeam, prose), description: 'Our page' }
  expect(mergeVersions(base, theirs, mine)).toEqual({
    value: { title: 'Start', description: 'Our page', blocks: [myQuote, theirTeam, prose] },
  })
})

test('changes of other fields of a section are joined, also of entries in it', () => {
  const mine = { ...team, title: 'Us', people: [{ ...mei, name: 'Mei Lin' }] }
  const theirs = { ...team, people: [noor, { ...mei, role: 'Lead' }] }
  expect(mergeVersions(base, page(quote, theirs, prose), page(quote, mine, prose))).toEqual({
    value: page(
      quote,
      { ...mine, people: [noor, { ...mei, name: 'Mei Lin', role: 'Lead' }] },
      prose,
    ),
  })
})

test('my new order of sections keeps their changes', () => {
  const mine = page(faq, myQuote, team)
  expect(mergeVersions(base, page(quote, theirTeam, prose), mine)).toEqual({
    value: page(faq, myQuote, theirTeam),
  })
})

test('their new order of sections keeps my changes', () => {
  expect(mergeVersions(base, page(faq, quote, prose), page(myQuote, team, prose))).toEqual({
    value: page(faq, myQuote, prose),
  })
})

test('both orders are joined: mine goes into theirs', () => {
  const merge = (theirs: unknown[], mine: unknown[]) =>
    mergeVersions(base, page(...theirs), page(...mine))?.value
  expect(merge([prose, quote, team], [team, quote, prose])).toEqual(page(prose, team, quote))
  expect(merge([team, prose], [quote, faq, team])).toEqual(page(faq, team))
})

test.each([
  ['the same field', { ...base, title: 'One' }, { ...base, title: 'Two' }],
  ['the same text of a section', page({ ...quote, text: 'A' }), page({ ...quote, text: 'B' })],
  ['a section that the other removed', page(team, prose), page(myQuote, team, prose)],
  ['a section that I removed', page(quote, theirTeam, prose), page(quote, prose)],
  ['another kind', page({ ...quote, type: 'faq' }, team, prose), page(myQuote, team, prose)],
])('%s: nothing is joined', (_, theirs, mine) => {
  expect(mergeVersions(base, theirs, mine)).toBeNull()
})

test('the same change of both is no conflict, and an empty field is a missing one', () => {
  const both = page(myQuote, team, prose)
  const mine = { ...page({ ...myQuote, note: '' }, team, prose), title: 'Start' }
  expect(mergeVersions(base, both, mine)).toEqual({ value: mine })
})

test('lists of plain texts count as a whole', () => {
  const site = { name: 'Kite', phone: { shown: '1' }, offices: ['Pune'] }
  const theirs = { ...site, offices: ['Pune', 'Lyon'] }
  expect(mergeVersions(site, theirs, { ...site, name: 'Wave' })).toEqual({
    value: { ...theirs, name: 'Wave' },
  })
  expect(mergeVersions(site, theirs, { ...site, offices: ['Bergen'] })).toBeNull()
})

type Section = { _id: string; text: string }
type Story = { blocks: Section[] }

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

test('two people who rearrange, copy, delete and write 1,000 times end with the same page', () => {
  const random = randomFrom(29)
  let stored = withEntryIds({ blocks: [...'abcdef'].map((text) => ({ text })) }) as Story
  const people = [0, 1].map(() => ({ base: stored, value: stored }))
  /** Every text by the section that it was written into; what somebody deleted knowingly is struck out. */
  const written = new Map(stored.blocks.map(({ _id, text }) => [_id, text]))
  let [count, conflicts] = [0, 0]

  function step(value: Story): Story {
    const { blocks } = value
    const at = random(blocks.length)
    const section = blocks[at]
    const kind = random(8)
    if (!section) return value
    if (kind < 2) {
      return { blocks: blocks.toSpliced(at, 1).toSpliced(random(blocks.length), 0, section) }
    }
    if (kind === 2 && blocks.length < 12) {
      return { blocks: blocks.toSpliced(at + 1, 0, withNewIds(section)) }
    }
    if (kind === 3 && blocks.length > 3) return { blocks: blocks.toSpliced(at, 1) }
    return setAtPath(value, `blocks.${section._id}.text`, `text ${count++}`) as Story
  }

  function save(person: (typeof people)[number]) {
    const { base, value } = person
    const merged = base === stored ? { value } : mergeVersions(base, stored, value)
    // Both versions are shown then, and one is chosen: here theirs.
    if (!merged) conflicts++
    const next = (merged?.value ?? stored) as Story
    if (merged) {
      const kept = new Map([...base.blocks, ...stored.blocks].map((one) => [one._id, one.text]))
      for (const { _id, text } of next.blocks) {
        const own = getAtPath(value, `blocks.${_id}.text`)
        // No text has moved to another section, and none of both was lost.
        expect([own, kept.get(_id)]).toContain(text)
        written.set(_id, text)
      }
      for (const { _id, text } of value.blocks) {
        if (text !== getAtPath(base, `blocks.${_id}.text`)) {
          expect(getAtPath(next, `blocks.${_id}.text`)).toBe(text)
        }
      }
      for (const { _id, text } of stored.blocks) {
        if (text !== getAtPath(base, `blocks.${_id}.text`)) {
          expect(getAtPath(next, `blocks.${_id}.text`)).toBe(text)
        }
      }
      expect(new Set(next.blocks.map(({ _id }) => _id)).size).toBe(next.blocks.length)
    }
    stored = next
    person.base = next
    person.value = next
  }

  for (let index = 0; index < 1_000; index++) {
    const person = people[random(2)] as (typeof people)[number]
    person.value = step(person.value)
    if (random(3) === 0) save(person)
  }
  for (const person of [...people, ...people]) save(person)
  expect(people[0]?.value).toEqual(people[1]?.value)
  expect(stored.blocks.map(({ _id, text }) => written.get(_id) === text)).not.toContain(false)
  // Most of what both do fits together.
  expect(conflicts).toBeLessThan(100)
  expect(conflicts).toBeGreaterThan(0)
})
