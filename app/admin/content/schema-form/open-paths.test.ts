import { expect, test } from 'vitest'
import { afterInsert, afterMove, afterRemove, moved } from './list-changes.ts'
import { errorsWithin, openedTo, pathsTo, renumberedErrors, renumberedPaths } from './open-paths.ts'

test('an error expands all ancestors of its field', () => {
  expect(pathsTo('blocks.3.cards.1.title')).toEqual([
    'blocks',
    'blocks.3',
    'blocks.3.cards',
    'blocks.3.cards.1',
    'blocks.3.cards.1.title',
  ])
  expect(openedTo(new Set(['blocks.0']), 'blocks.3.title')).toContain('blocks.0')
})

test('errors are counted for all their ancestors, and index 1 does not match 11', () => {
  const errors = { 'blocks.1.title': 'Too long.', 'blocks.11.title': 'Too long.' }
  expect(errorsWithin(errors, 'blocks.1')).toBe(1)
  expect(errorsWithin(errors, 'blocks')).toBe(2)
})

test('expanded paths and errors move with their entry', () => {
  const open = new Set(['blocks.0', 'blocks.2', 'blocks.2.cards.1', 'title'])
  expect([...renumberedPaths(open, 'blocks', afterMove(2, 0))]).toEqual([
    'blocks.1',
    'blocks.0',
    'blocks.0.cards.1',
    'title',
  ])
  expect(renumberedErrors({ 'blocks.2.title': 'No.' }, 'blocks', afterRemove(2))).toEqual({})
  expect(renumberedErrors({ 'blocks.2.title': 'No.' }, 'blocks', afterInsert(1))).toEqual({
    'blocks.3.title': 'No.',
  })
})

test('every move renumbers the entries', () => {
  const list = ['a', 'b', 'c', 'd']
  for (const from of list.keys())
    for (const to of list.keys()) {
      const next = moved(list, from, to)
      const renumber = afterMove(from, to)
      for (const [index, entry] of list.entries()) expect(next[renumber(index) ?? -1]).toBe(entry)
    }
})
