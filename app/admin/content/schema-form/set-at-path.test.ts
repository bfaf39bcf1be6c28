import { expect, test } from 'vitest'
import { getAtPath, setAtPath } from './set-at-path.ts'

const page = { title: 'Home', blocks: [{ title: 'Team' }, { title: 'Why', lead: 'Because.' }] }

test('changes one field and leaves everything beside it the same object', () => {
  const next = setAtPath(page, 'blocks.1.title', 'Why us') as typeof page
  expect(next.blocks[1]).toEqual({ title: 'Why us', lead: 'Because.' })
  expect(next.blocks[0]).toBe(page.blocks[0])
  expect(page.blocks[1]?.title).toBe('Why')
})

test('takes a field away when it becomes undefined', () => {
  expect(setAtPath(page, 'blocks.1.lead', undefined)).toStrictEqual({
    title: 'Home',
    blocks: [{ title: 'Team' }, { title: 'Why' }],
  })
})

test('makes the objects on the way to a field that was not there', () => {
  expect(setAtPath({}, 'figure.value', '4')).toEqual({ figure: { value: '4' } })
})

test('replaces the whole at the empty path', () => {
  expect(setAtPath(page, '', [])).toEqual([])
})

test('reads what stands at a path, and undefined where nothing does', () => {
  expect(getAtPath(page, 'blocks.1.lead')).toBe('Because.')
  expect(getAtPath(page, 'blocks.7.lead')).toBeUndefined()
  expect(getAtPath(page, 'constructor')).toBeUndefined()
})
