import type { FormView, Removed } from './form-context.ts'
import type { Renumber } from './list-changes.ts'
import { isBelow, openedTo, renumberedErrors, renumberedPaths } from './open-paths.ts'

export type State = Omit<FormView, 'isReadOnly'> & {
  /** Announced to screen readers. */
  said: string
  /** The errors prop, to detect changes. */
  given: Record<string, string>
}

export type Step =
  | { do: 'toggle'; path: string }
  | { do: 'open'; path: string }
  | { do: 'errors'; errors: Record<string, string> }
  | {
      do: 'renumber'
      list: string
      renumber: Renumber
      said: string
      open?: string
      removed?: Removed
    }

export function firstView(errors: Record<string, string>, focus: string | undefined): State {
  const open = focus === undefined ? new Set<string>() : openedTo(new Set(), focus)
  return { errors, given: errors, open, removed: null, said: '' }
}

/** Reducer of the form's state. */
export function nextView(state: State, step: Step): State {
  if (step.do === 'toggle') return { ...state, open: toggled(state.open, step.path) }
  if (step.do === 'open') return { ...state, open: openedTo(state.open, step.path) }
  if (step.do === 'errors')
    return { ...state, errors: step.errors, given: step.errors, said: saidOf(state, step.errors) }
  const { list, renumber, said, open, removed = null } = step
  const kept = renumberedPaths(state.open, list, renumber)
  return {
    given: state.given,
    errors: renumberedErrors(state.errors, list, renumber),
    open: open === undefined ? kept : openedTo(kept, open),
    removed,
    said,
  }
}

/** An unchanged number of errors must not interrupt the last announcement. */
function saidOf(state: State, errors: Record<string, string>) {
  const said = problems(errors)
  return said === problems(state.given) ? state.said : said
}

/** Closing also closes everything inside. */
function toggled(open: ReadonlySet<string>, path: string): ReadonlySet<string> {
  if (!open.has(path)) return new Set([...open, path])
  return new Set([...open].filter((one) => one !== path && !isBelow(one, path)))
}

/** "3 fields need your attention."; "" where none does. */
export function problems(errors: Record<string, string>) {
  const count = Object.keys(errors).length
  if (count === 0) return ''
  return count === 1 ? 'One field needs your attention' : `${count} fields need your attention`
}
