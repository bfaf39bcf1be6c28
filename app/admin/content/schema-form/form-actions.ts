import { switchBranch } from '#model/content/form/empty-value.ts'
import { pathFollower, splitAtRemoved } from '#model/content/form/follow-path.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { capital } from '#model/content/form/labels.ts'
import { schemaAt } from '#model/content/form/schema-at.ts'
import { below, getAtPath, setAtPath, stepsOf } from '#model/content/form/set-at-path.ts'
import { withUniqueIds } from '#model/content/form/unique-id.ts'
import type { FieldFocus, FormActions, Removed } from './form-context.ts'
import type { FormUpdate } from './form-state.ts'
import { afterInsert, afterMove, afterRemove, inserted, moved, removed } from './list-changes.ts'

/** The form's props as of the last render or change. */
export type LatestForm = {
  schema: JsonSchema
  value: unknown
  onChange: (value: unknown) => void
  dispatch: (update: FormUpdate) => void
  lastRemoved: Removed | null
}

/** What to focus after the next render. */
export type FocusTarget = Omit<FieldFocus, 'list'>

type Ref<T> = { current: T }

/** The path of the field that an element with this id (`idOf`) belongs to; null if it is none. */
export function pathOfId(id: string) {
  return /^[^-]*-([^+]+)/.exec(id)?.[1] ?? null
}

/** Creates the form's actions; several may run before the next render. */
export function createFormActions(
  id: string,
  latest: Ref<LatestForm>,
  target: Ref<FocusTarget | null>,
): FormActions {
  const idOf = (path: string, part?: string) => `${id}-${path}${part ? `+${part}` : ''}`

  function change(path: string, value: unknown) {
    const next = setAtPath(latest.current.value, path, value)
    latest.current = { ...latest.current, value: next }
    latest.current.onChange(next)
  }

  function listAt(path: string) {
    const list = getAtPath(latest.current.value, path)
    return Array.isArray(list) ? list : []
  }

  function insert(list: string, index: number, entry: unknown, announcement: string) {
    const entries = listAt(list)
    change(list, inserted(entries, index, withUniqueIds(entry, entries)))
    const open = below(list, index)
    target.current = { path: open, part: 'body' }
    latest.current.dispatch({
      type: 'renumber',
      list,
      renumber: afterInsert(index),
      announcement,
      open,
    })
  }

  return {
    idOf,
    change,
    changeBranch(path, value) {
      const whole = stepsOf(path).slice(0, -1).join('.')
      const next = setAtPath(latest.current.value, path, value)
      const branch = schemaAt(latest.current.schema, next, whole)?.schema
      change(whole, switchBranch(getAtPath(next, whole), branch ?? {}))
    },
    changeAndFocus(path, value, part) {
      change(path, value)
      target.current = { path, part }
    },
    follow(path) {
      const before = latest.current.value
      return () => {
        const now = pathFollower(before, latest.current.value)(path)
        return splitAtRemoved(now) ? null : now
      }
    },
    toggle: (path) => latest.current.dispatch({ type: 'toggle', path }),
    goTo(focus) {
      const { path, list } = focus
      target.current = focus
      if (list) {
        const { renumber } = list
        latest.current.dispatch({ type: 'renumber', list: list.path, renumber, announcement: '' })
      }
      // An entry that was added or moved keeps open what was.
      latest.current.dispatch({ type: 'open', path: list?.path ?? path })
    },
    insert: (list, index, entry, name) => insert(list, index, entry, `Added ${name}.`),
    remove(list, index, name) {
      const entries = listAt(list)
      const rest = removed(entries, index)
      change(list, rest)
      const next = Math.min(index, rest.length - 1)
      target.current = next < 0 ? { path: list, part: 'add' } : { path: below(list, next) }
      latest.current.dispatch({
        type: 'renumber',
        list,
        renumber: afterRemove(index),
        announcement: `Removed ${name}. Press “Undo” in this list to restore it.`,
        removed: { list, index, entry: entries[index], name },
      })
    },
    removeSeveral(list, indexes) {
      const isGone = (index: number) => indexes.includes(index)
      change(
        list,
        listAt(list).filter((_, index) => !isGone(index)),
      )
      target.current = { path: list, part: 'add' }
      latest.current.dispatch({
        type: 'renumber',
        list,
        renumber: (index) =>
          isGone(index) ? null : index - indexes.filter((one) => one < index).length,
        announcement: `Removed ${indexes.length} entries. Press “Undo” to restore them.`,
      })
    },
    move(list, from, to, name) {
      const entries = listAt(list)
      change(list, moved(entries, from, to))
      const isAtEnd = to === (to < from ? 0 : entries.length - 1)
      target.current = { path: below(list, to), part: to < from !== isAtEnd ? 'up' : 'down' }
      const announcement = `Moved ${name} to position ${to + 1} of ${entries.length}.`
      latest.current.dispatch({
        type: 'renumber',
        list,
        renumber: afterMove(from, to),
        announcement,
      })
    },
    undoRemove() {
      const last = latest.current.lastRemoved
      if (!last) return
      const index = Math.min(last.index, listAt(last.list).length)
      insert(last.list, index, last.entry, `${capital(last.name)} restored.`)
    },
  }
}
