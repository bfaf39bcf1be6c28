import { expect, test } from 'vitest'
import { withEntryIds } from '#model/content/form/entry-ids.ts'
import { changedPlace } from './changed-place.ts'
import { noSteps, recorded, stepped } from './undo-steps.ts'

const page = withEntryIds({
  title: 'Home',
  blocks: [{ type: 'a' }, { type: 'b', title: 'B' }, { type: 'c' }],
})
const [a, b, c] = page.blocks
const [, idOfB, idOfC] = page.blocks.map((block) => Object(block)._id)

test('the place of a change is the field, or the entry of a list that was rearranged', () => {
  const typed = { ...page, blocks: page.blocks.with(1, { ...b, type: 'b', title: 'Bee' }) }
  expect(changedPlace(page, typed)).toEqual({ path: `blocks.${idOfB}.title`, cursor: 3 })
  const shorter = changedPlace('We build sites', 'We sites')
  expect(shorter).toEqual({ path: '', cursor: 2 })
  const removed = { ...page, blocks: [a, c] }
  expect(changedPlace(removed, page)).toEqual({ path: `blocks.${idOfB}` })
  expect(changedPlace(page, { ...page, blocks: [a, b] })).toEqual({ path: `blocks.${idOfB}` })
  const moved = changedPlace(page, { ...page, blocks: [a, c, b] })
  expect(moved).toEqual({ path: `blocks.${idOfC}` })
  expect(changedPlace(page, { ...page, blocks: [] })).toMatchObject({ path: 'blocks' })
  expect(changedPlace(page, page)).toBeNull()
})

test('what is typed without a pause is undone at once, a removed section by itself', () => {
  let value: unknown = { title: '', blocks: [a, b] }
  let steps = noSteps
  const change = (next: unknown, at: number) => {
    steps = recorded(steps, value, next, at)
    value = next
  }
  const step = (direction: 'undo' | 'redo') => {
    const result = stepped(steps, value, direction)
    if (!result) return null
    ;({ steps, value } = result)
    return value
  }
  const blocks = [a, b]
  value = { title: '', blocks }
  change({ title: 'W', blocks }, 0)
  change({ title: 'Wo', blocks }, 500)
  change({ title: 'Wor', blocks }, 3_000)
  change({ title: 'Wor', blocks: [b] }, 3_100)
  change({ title: 'Work', blocks: [b] }, 3_200)
  expect(step('undo')).toEqual({ title: 'Wor', blocks: [b] })
  expect(step('undo')).toEqual({ title: 'Wor', blocks })
  expect(step('undo')).toEqual({ title: 'Wo', blocks })
  expect(step('redo')).toEqual({ title: 'Wor', blocks })
  expect(step('undo')).toEqual({ title: 'Wo', blocks })
  expect(step('undo')).toEqual({ title: '', blocks })
  expect(step('undo')).toBeNull()
  change({ title: 'x', blocks }, 9_000)
  expect(step('redo')).toBeNull()
})
