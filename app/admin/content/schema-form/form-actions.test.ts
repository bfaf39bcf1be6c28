import { expect, test } from 'vitest'
import { z } from 'zod'
import { blockSchema } from '#blocks/schema.ts'
import { emptyEntry } from '#model/content/form/empty-value.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { createFormActions, type FocusTarget, type LatestForm } from './form-actions.ts'
import type { FormActions } from './form-context.ts'
import { formReducer, initialState } from './form-state.ts'

/** A form's actions and the resulting state. */
function openForm(value: unknown, schema: JsonSchema = {}) {
  let state = initialState({}, undefined)
  const target: { current: FocusTarget | null } = { current: null }
  const latest: { current: LatestForm } = { current: null as unknown as LatestForm }
  latest.current = {
    schema,
    value,
    onChange: () => {},
    lastRemoved: null,
    dispatch(update) {
      state = formReducer(state, update)
      latest.current = { ...latest.current, lastRemoved: state.removed }
    },
  }
  const actions: FormActions = createFormActions('form', latest, target)
  return { actions, target, value: () => latest.current.value, state: () => state }
}

const names = (value: unknown) => (value as { id: string }[]).map(({ id }) => id)
const entry = (id: string) => ({ _id: `of${id}`, id })
const list = () => ['a', 'b', 'c'].map(entry)

test('several changes before the next render are all applied', () => {
  const { actions, value } = openForm({ title: '', intro: '' })
  actions.change('title', 'Team')
  actions.change('intro', 'Forty people.')
  expect(value()).toEqual({ title: 'Team', intro: 'Forty people.' })
})

test('a new entry opens, gets a unique id and is focused', () => {
  const { actions, value, state, target } = openForm(list())
  actions.insert('', 1, { id: 'a' }, 'a tab')
  expect(names(value())).toEqual(['a', 'a-b', 'b', 'c'])
  const { _id } = Object(value())[1]
  expect(_id).toMatch(/^[a-z]{12}$/)
  expect([...state().open]).toEqual([_id])
  expect(state().announcement).toBe('Added a tab.')
  expect(target.current).toEqual({ path: _id, part: 'body' })
})

test('a hidden id is new, even if an entry with the same position was removed', () => {
  const items = {
    type: 'object',
    properties: { id: { type: 'string', hidden: true } },
    required: ['id'],
  } as const
  const ids = [1, 2].map(() => emptyEntry({ ...items, required: ['id'] }, []) as { id: string })
  expect(ids[0]?.id).toMatch(/^[a-z]{12}$/)
  expect(ids[0]?.id).not.toBe(ids[1]?.id)
})

test('Undo restores a removed entry at its former position', () => {
  const { actions, value, state, target } = openForm(list())
  actions.remove('', 1, 'tab “B”')
  expect(names(value())).toEqual(['a', 'c'])
  expect(target.current).toEqual({ path: 'ofc' })
  actions.undoRemove()
  expect(value()).toEqual(list())
  expect(names(value())).toEqual(['a', 'b', 'c'])
  expect(state().removed).toBeNull()
  expect(state().announcement).toBe('Tab “B” restored.')
})

test('several entries are removed at once, and those that are open stay open', () => {
  const { actions, value, state } = openForm([...list(), entry('d')])
  actions.toggle('ofd')
  actions.removeSeveral('', [0, 2])
  expect(names(value())).toEqual(['b', 'd'])
  expect([...state().open]).toEqual(['ofd'])
  expect(state().announcement).toMatch('Removed 2 entries.')
})

test('removing the last entry moves the focus to the Add button', () => {
  const { actions, target } = openForm([{ id: 'a' }])
  actions.remove('', 0, 'tab')
  expect(target.current).toEqual({ path: '', part: 'add' })
})

test('moving an entry keeps focus on the pressed button, or moves it to the other one at the end of the list', () => {
  const { actions, value, state, target } = openForm(list())
  actions.move('', 2, 1, 'tab “C”')
  expect(names(value())).toEqual(['a', 'c', 'b'])
  expect(target.current).toEqual({ path: 'ofc', part: 'move' })
  expect(state().announcement).toBe('Moved tab “C” to position 2 of 3.')
  actions.move('', 1, 0, 'tab “C”')
  expect(target.current).toEqual({ path: 'ofc', part: 'move' })
})

test('what takes a while reaches its field wherever the entry is by then, and nothing once it was removed', () => {
  const { actions, value } = openForm({ blocks: [entry('team'), entry('prices')] })
  actions.move('blocks', 1, 0, 'Prices')
  actions.change('blocks.ofprices.picture', 'a.webp')
  expect(value()).toEqual({ blocks: [{ ...entry('prices'), picture: 'a.webp' }, entry('team')] })
  actions.remove('blocks', 0, 'Prices')
  actions.change('blocks.ofprices.picture', 'b.webp')
  expect(value()).toEqual({ blocks: [entry('team')] })
})

test('another layout keeps what both layouts have, within lists too, and adds what it needs', () => {
  const schema = z.toJSONSchema(z.array(blockSchema), { io: 'input' }) as JsonSchema
  const items = [
    { title: 'Reports', description: 'Weekly.', change: { from: '1', to: '2', was: 'Monthly.' } },
    { title: 'Calls', description: 'Daily.' },
  ]
  const facing = { type: 'deliverables', title: 'You get', layout: 'facing', hidden: true, items }
  const { actions, value } = openForm([facing], schema)
  actions.changeBranch('0.layout', 'ledger')
  const plain = items.map(({ title, description }) => ({ title, description }))
  expect(value()).toEqual([{ ...facing, layout: 'ledger', items: plain }])
  const steps = [{ title: 'Plan', description: 'On paper.', duration: '1 week' }]
  const wave = { type: 'process', title: 'Steps', layout: 'wave', steps }
  const process = openForm([wave], schema)
  process.actions.changeBranch('0.layout', 'weeks')
  expect(process.value()).toEqual([
    { ...wave, layout: 'weeks', steps: [{ ...steps[0], weeks: { from: 1, count: 1 } }] },
  ])
})
