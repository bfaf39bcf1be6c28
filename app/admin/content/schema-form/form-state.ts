import type { FormState, Removed } from './form-context.ts'
import { errorsAfter, isBelow, openedTo } from './open-paths.ts'

export type ReducerState = Omit<FormState, 'isReadOnly'> & {
  /** Announced to screen readers. */
  announcement: string
  /** The last `errors` prop, to detect changes. */
  givenErrors: Record<string, string>
}

export type FormUpdate =
  | { type: 'toggle'; path: string }
  | { type: 'open'; path: string }
  | { type: 'errors'; errors: Record<string, string> }
  | {
      /** Entries of a list were added, removed or moved. */
      type: 'changed'
      list: string
      /** Paths of the removed ones. */
      gone?: string[]
      announcement: string
      open?: string
      removed?: Removed
    }

export function initialState(
  errors: Record<string, string>,
  focus: string | undefined,
): ReducerState {
  const open = focus === undefined ? new Set<string>() : openedTo(new Set(), focus)
  return { errors, givenErrors: errors, open, removed: null, announcement: '' }
}

/** Reducer of the form's state. */
export function formReducer(state: ReducerState, update: FormUpdate): ReducerState {
  if (update.type === 'toggle') return { ...state, open: toggled(state.open, update.path) }
  if (update.type === 'open') return { ...state, open: openedTo(state.open, update.path) }
  if (update.type === 'errors')
    return {
      ...state,
      errors: update.errors,
      givenErrors: update.errors,
      announcement: announcementFor(state, update.errors),
    }
  const { list, gone, announcement, open, removed = null } = update
  return {
    givenErrors: state.givenErrors,
    errors: errorsAfter(state.errors, list, gone),
    open: open === undefined ? state.open : openedTo(state.open, open),
    removed,
    announcement,
  }
}

/** An unchanged number of errors must not interrupt the last announcement. */
function announcementFor(state: ReducerState, errors: Record<string, string>) {
  const announcement = errorHeading(errors)
  return announcement === errorHeading(state.givenErrors) ? state.announcement : announcement
}

/** Closing an entry also closes all entries inside it. */
function toggled(open: ReadonlySet<string>, path: string): ReadonlySet<string> {
  if (!open.has(path)) return new Set([...open, path])
  return new Set([...open].filter((one) => one !== path && !isBelow(one, path)))
}

/** "3 fields need your attention."; "" without errors. */
export function errorHeading(errors: Record<string, string>) {
  const count = Object.keys(errors).length
  if (count === 0) return ''
  return count === 1 ? 'One field needs your attention' : `${count} fields need your attention`
}
