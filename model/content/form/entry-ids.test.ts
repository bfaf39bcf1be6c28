import { expect, test } from 'vitest'
import { withEntryIds, withNewIds, withoutEntryIds } from './entry-ids.ts'
import { getAtPath, idPath, setAtPath } from './set-at-path.ts'

const quote = { type: 'quote', text: 'Good.', people: [{ name: 'Ada' }, { name: 'Eve' }] }
const page = { title: 'Home', lines: ['a', 'b'], blocks: [quote, { type: 'team' }, quote] }

const idsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"_id":"([^"]*)"/g)].map(([, id = '']) => id)

test('each entry gets an id, the same for everybody who reads the same value', () => {
  const read = withEntryIds(page)
  expect(withEntryIds(structuredClone(page))).toEqual(read)
  expect(withoutEntryIds(read)).toEqual(page)
  const [first, team, second] = read.blocks.map((block) => Object(block)._id)
  expect(new Set([first, team, second]).size).toBe(3)
  expect(idsIn(read)).toHaveLength(7)
  expect(first).toMatch(/^[a-z]{10}$/)
})

test('ids are kept, and one that is taken or none is replaced', () => {
  const stored = { blocks: [{ _id: 'one' }, { _id: 'one' }, { _id: '7' }, { _id: 'blocks.3' }] }
  const ids = idsIn(withEntryIds(stored))
  expect(ids[0]).toBe('one')
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^[a-z]+$/)
  expect(withEntryIds(withEntryIds(stored))).toEqual(withEntryIds(stored))
})

test('a copy has other ids in all of its parts', () => {
  const [entry] = withEntryIds(page).blocks
  const copy = withNewIds(entry)
  expect(withoutEntryIds([copy])).toEqual([quote])
  expect(idsIn(copy)).toHaveLength(3)
  expect(idsIn(copy).filter((id) => idsIn(entry).includes(id))).toEqual([])
})

test('a path leads to the entry wherever it is, and changes nothing once it was removed', () => {
  const read = withEntryIds(page)
  const path = idPath(read, 'blocks.2.people.1.name')
  const moved = { ...read, blocks: read.blocks.toReversed() }
  expect(getAtPath(moved, path)).toBe('Eve')
  expect(setAtPath(moved, path, 'Eva')).toMatchObject({
    blocks: [{ people: [{ name: 'Ada' }, { name: 'Eva' }] }, {}, quote],
  })
  const without = { ...read, blocks: read.blocks.slice(0, 2) }
  expect(setAtPath(without, path, 'Eva')).toEqual(without)
  expect([idPath(read, 'lines.1'), idPath(read, 'blocks.9.title'), idPath(read, '')]).toEqual([
    ...['lines.1', 'blocks.9.title', ''],
  ])
})

test('a list of 40,000 entries is read while one types', { timeout: 10_000 }, () => {
  const redirects = Array.from({ length: 40_000 }, (_, index) => ({ from: `/${index}` }))
  expect(new Set(idsIn(withEntryIds(redirects))).size).toBe(40_000)
})
