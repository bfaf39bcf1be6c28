import { expect, test } from 'vitest'
import type { FormTools } from './form-context.ts'
import { type Given, makeTools, type Target } from './form-tools.ts'
import { firstView, nextView } from './form-view.ts'

/** The tools of a form that holds `value`, with what a browser would show of it. */
function readForm(value: unknown) {
  let view = firstView({}, undefined)
  const target: { current: Target | null } = { current: null }
  const latest: { current: Given } = { current: null as unknown as Given }
  latest.current = {
    value,
    onChange: () => {},
    lastRemoved: null,
    dispatch(step) {
      view = nextView(view, step)
      latest.current = { ...latest.current, lastRemoved: view.removed }
    },
  }
  const tools: FormTools = makeTools('form', latest, target)
  return { tools, target, value: () => latest.current.value, view: () => view }
}

const names = (value: unknown) => (value as { id: string }[]).map(({ id }) => id)
const list = () => [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('several changes before the next rendering all count', () => {
  const { tools, value } = readForm({ title: '', lead: '' })
  tools.change('title', 'Team')
  tools.change('lead', 'Forty people.')
  expect(value()).toEqual({ title: 'Team', lead: 'Forty people.' })
})

test('a new entry is open, has a name of its own and gets the focus', () => {
  const { tools, value, view, target } = readForm(list())
  tools.insert('', 1, { id: 'a' }, 'a tab')
  expect(names(value())).toEqual(['a', 'a-b', 'b', 'c'])
  expect([...view().open]).toEqual(['1'])
  expect(view().said).toBe('Added a tab.')
  expect(target.current).toEqual({ path: '1', part: 'body' })
})

test('what was removed comes back to its place', () => {
  const { tools, value, view, target } = readForm(list())
  tools.remove('', 1, 'tab “B”')
  expect(names(value())).toEqual(['a', 'c'])
  expect(target.current).toEqual({ path: '1' })
  tools.putBack()
  expect(names(value())).toEqual(['a', 'b', 'c'])
  expect(view().removed).toBeNull()
  expect(view().said).toBe('Tab “B” restored.')
})

test('after the last entry is gone the focus is on the button that adds one', () => {
  const { tools, target } = readForm([{ id: 'a' }])
  tools.remove('', 0, 'tab')
  expect(target.current).toEqual({ path: '', part: 'add' })
})

test('an entry that moves keeps the focus on its button, at the end on the other one', () => {
  const { tools, value, view, target } = readForm(list())
  tools.move('', 2, 1, 'tab “C”')
  expect(names(value())).toEqual(['a', 'c', 'b'])
  expect(target.current).toEqual({ path: '1', part: 'up' })
  expect(view().said).toBe('Moved tab “C” to position 2 of 3.')
  tools.move('', 1, 0, 'tab “C”')
  expect(target.current).toEqual({ path: '0', part: 'down' })
})
