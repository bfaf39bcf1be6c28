import { expect, test } from 'vitest'
import { formReducer, initialState } from './form-state.ts'

test('a form expands the entries around the field it was opened for', () => {
  expect([...initialState({}, 'blocks.3').open]).toEqual(['blocks', 'blocks.3'])
  expect(initialState({}, undefined).open.size).toBe(0)
})

test('collapsing an entry collapses its nested entries', () => {
  const open = initialState({}, 'blocks.3.cards.1')
  expect([...formReducer(open, { type: 'toggle', path: 'blocks.3' }).open]).toEqual(['blocks'])
})

test('an unchanged number of errors is not announced again', () => {
  const announced = formReducer(initialState({}, undefined), {
    type: 'errors',
    errors: { title: 'Missing.' },
  })
  const moved = { ...announced, announcement: 'Moved Team to position 2 of 4.' }
  expect(formReducer(moved, { type: 'errors', errors: { intro: 'Missing.' } }).announcement).toBe(
    moved.announcement,
  )
})

test('new errors are announced, and stay with their entries when one is removed', () => {
  const errors = { 'blocks.team.title': 'Enter a title.', 'blocks.prices.intro': 'Enter more.' }
  const announced = formReducer(initialState({}, undefined), { type: 'errors', errors })
  expect(announced.announcement).toBe('2 fields need your attention')
  const removed = { list: 'blocks', index: 1, entry: {}, name: 'Team' }
  const after = formReducer(announced, {
    type: 'changed',
    list: 'blocks',
    gone: ['blocks.team'],
    announcement: 'Removed Team.',
    removed,
  })
  expect(after.errors).toEqual({ 'blocks.prices.intro': 'Enter more.' })
  expect(after.removed).toBe(removed)
  expect(after.givenErrors).toBe(errors)
})
