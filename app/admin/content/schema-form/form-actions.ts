import { switchBranch } from '#model/content/form/empty-value.ts'
import { stepTo, withNewIds } from '#model/content/form/entry-ids.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { capital } from '#model/content/form/labels.ts'
import { schemaAt } from '#model/content/form/schema-at.ts'
import { below, getAtPath, setAtPath, stepsOf } from '#model/content/form/set-at-path.ts'
import { withUniqueIds } from '#model/content/form/unique-id.ts'
import type { FieldFocus, FormActions, Removed } from './form-context.ts'
import type { FormUpdate } from './form-state.ts'

/** The form's props as of the last render or change. */
export type LatestForm = {
  schema: JsonSchema
  value: unknown
  onChange: (value: unknown) => void
  dispatch: (update: FormUpdate) => void
  lastRemoved: Removed | null
}

/** What to focus after the next render. */
export type FocusTarget = FieldFocus

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
    change(list, entries.toSpliced(index, 0, withUniqueIds(entry, entries)))
    const open = below(list, stepTo(entry, index))
    target.current = { path: open, part: 'body' }
    latest.current.dispatch({ type: 'changed', list, announcement, open })
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
    toggle: (path) => latest.current.dispatch({ type: 'toggle', path }),
    goTo(focus) {
      target.current = focus
      latest.current.dispatch({ type: 'open', path: focus.path })
    },
    insert: (list, index, entry, name) => insert(list, index, withNewIds(entry), `Added ${name}.`),
    remove(list, index, name) {
      const entries = listAt(list)
      const gone = [below(list, stepTo(entries[index], index))]
      const rest = entries.toSpliced(index, 1)
      change(list, rest)
      const next = Math.min(index, rest.length - 1)
      target.current =
        next < 0 ? { path: list, part: 'add' } : { path: below(list, stepTo(rest[next], next)) }
      latest.current.dispatch({
        type: 'changed',
        list,
        gone,
        announcement: `Removed ${name}. Press “Undo” in this list to restore it.`,
        removed: { list, index, entry: entries[index], name },
      })
    },
    removeSeveral(list, indexes) {
      const entries = listAt(list)
      const gone = indexes.map((index) => below(list, stepTo(entries[index], index)))
      change(
        list,
        entries.filter((_, index) => !indexes.includes(index)),
      )
      target.current = { path: list, part: 'add' }
      latest.current.dispatch({
        type: 'changed',
        list,
        gone,
        announcement: `Removed ${indexes.length} entries. Press “Undo” to restore them.`,
      })
    },
    move(list, from, to, name) {
      const entries = listAt(list)
      const entry = entries[from]
      change(list, entries.toSpliced(from, 1).toSpliced(to, 0, entry))
      const path = below(list, stepTo(entry, to))
      target.current = { path, part: 'move' }
      const announcement = `Moved ${name} to position ${to + 1} of ${entries.length}.`
      latest.current.dispatch({ type: 'changed', list, announcement })
    },
    undoRemove() {
      const last = latest.current.lastRemoved
      if (!last) return
      const index = Math.min(last.index, listAt(last.list).length)
      insert(last.list, index, last.entry, `${capital(last.name)} restored.`)
    },
  }
}
