import { expect, test } from 'vitest'
import { errorsAfter, errorsWithin, openedTo, pathsTo } from './open-paths.ts'

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

test('errors of removed entries are gone, and those of plain values, whose indexes change', () => {
  const errors = {
    'blocks.hero.title': 'No.',
    'blocks.quote': 'No.',
    'lines.2': 'No.',
    title: 'No.',
  }
  expect(Object.keys(errorsAfter(errors, 'blocks', ['blocks.hero']))).toEqual([
    'blocks.quote',
    'lines.2',
    'title',
  ])
  expect(errorsAfter(errors, 'lines')).not.toHaveProperty(['lines.2'])
})
