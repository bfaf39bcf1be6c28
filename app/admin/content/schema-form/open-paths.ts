import type { Renumber } from './list-changes.ts'
import { below, stepsOf } from './set-at-path.ts'

/** Every path above a path, and itself: what has to be open for it to be seen. */
export function pathsTo(path: string) {
  const steps = stepsOf(path)
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
}

/** `open` with everything open that a path needs. */
export function openedTo(open: ReadonlySet<string>, path: string): ReadonlySet<string> {
  return new Set([...open, ...pathsTo(path)])
}

/** Paths after the entries of one list got new places; those of an entry that is gone are dropped. */
export function renumbered(path: string, list: string, renumber: Renumber): string | null {
  if (!isBelow(path, list)) return path
  const [step, ...rest] = stepsOf(path).slice(stepsOf(list).length)
  if (step === undefined || !/^\d+$/.test(step)) return path
  const index = renumber(Number(step))
  return index === null ? null : [below(list, index), ...rest].join('.')
}

/** A set of paths after the entries of one list got new places. */
export function renumberedPaths(
  open: ReadonlySet<string>,
  list: string,
  renumber: Renumber,
): ReadonlySet<string> {
  return new Set(
    [...open].map((path) => renumbered(path, list, renumber)).filter((path) => path !== null),
  )
}

/** Errors after the entries of one list got new places: each stays with its entry. */
export function renumberedErrors(
  errors: Record<string, string>,
  list: string,
  renumber: Renumber,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) => {
      const next = renumbered(path, list, renumber)
      return next === null ? [] : [[next, error]]
    }),
  )
}

/** How many errors stand at a path or below it. */
export function errorsWithin(errors: Record<string, string>, path: string) {
  return Object.keys(errors).filter((one) => one === path || isBelow(one, path)).length
}

/** True for a path inside another; every path is inside "". */
export function isBelow(path: string, above: string) {
  return above === '' ? path !== '' : path.startsWith(`${above}.`)
}
