import { expect, test } from 'vitest'
import { firstView, nextView } from './form-view.ts'
import { afterRemove } from './list-changes.ts'

test('a form opens around the field that it shall show', () => {
  expect([...firstView({}, 'blocks.3').open]).toEqual(['blocks', 'blocks.3'])
  expect(firstView({}, undefined).open.size).toBe(0)
})

test('closing an entry closes what is inside it', () => {
  const open = firstView({}, 'blocks.3.cards.1')
  expect([...nextView(open, { do: 'toggle', path: 'blocks.3' }).open]).toEqual(['blocks'])
})

test('as many errors as before are no news', () => {
  const told = nextView(firstView({}, undefined), { do: 'errors', errors: { title: 'Missing.' } })
  const moved = { ...told, said: 'Moved Team to position 2 of 4.' }
  expect(nextView(moved, { do: 'errors', errors: { lead: 'Missing.' } }).said).toBe(moved.said)
})

test('new errors are said, and stay with their entries when one is removed', () => {
  const errors = { 'blocks.1.title': 'Say a title.', 'blocks.2.lead': 'Say more.' }
  const told = nextView(firstView({}, undefined), { do: 'errors', errors })
  expect(told.said).toBe('2 fields need your attention')
  const removed = { list: 'blocks', index: 1, entry: {}, name: 'Team' }
  const after = nextView(told, {
    do: 'renumber',
    list: 'blocks',
    renumber: afterRemove(1),
    said: 'Removed Team.',
    removed,
  })
  expect(after.errors).toEqual({ 'blocks.1.lead': 'Say more.' })
  expect(after.removed).toBe(removed)
  expect(after.given).toBe(errors)
})
