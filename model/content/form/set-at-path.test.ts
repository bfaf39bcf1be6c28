import { expect, test } from 'vitest'
import { getAtPath, setAtPath } from './set-at-path.ts'

const page = { title: 'Home', blocks: [{ title: 'Team' }, { title: 'Why', intro: 'Because.' }] }

test('changes one field and keeps the identity of the others', () => {
  const next = setAtPath(page, 'blocks.1.title', 'Why us') as typeof page
  expect(next.blocks[1]).toEqual({ title: 'Why us', intro: 'Because.' })
  expect(next.blocks[0]).toBe(page.blocks[0])
  expect(page.blocks[1]?.title).toBe('Why')
})

test('removes a field that becomes undefined', () => {
  expect(setAtPath(page, 'blocks.1.intro', undefined)).toStrictEqual({
    title: 'Home',
    blocks: [{ title: 'Team' }, { title: 'Why' }],
  })
})

test('creates missing parent objects', () => {
  expect(setAtPath({}, 'figure.value', '4')).toEqual({ figure: { value: '4' } })
})

test('replaces the whole value at the empty path', () => {
  expect(setAtPath(page, '', [])).toEqual([])
})

test('reads the value at a path, or undefined', () => {
  expect(getAtPath(page, 'blocks.1.intro')).toBe('Because.')
  expect(getAtPath(page, 'blocks.7.intro')).toBeUndefined()
  expect(getAtPath(page, 'constructor')).toBeUndefined()
})
