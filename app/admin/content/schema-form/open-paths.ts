import { below, stepsOf } from '#model/content/form/set-at-path.ts'
import type { Renumber } from './list-changes.ts'

/** A path and all paths above it. */
export function pathsTo(path: string) {
  const steps = stepsOf(path)
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
}

/** The open paths with everything opened that is needed to see `path`. */
export function openedTo(open: ReadonlySet<string>, path: string): ReadonlySet<string> {
  return new Set([...open, ...pathsTo(path)])
}

/** A path after a list was renumbered; null if its entry was removed. */
export function renumbered(path: string, list: string, renumber: Renumber): string | null {
  if (!isBelow(path, list)) return path
  const [step, ...rest] = stepsOf(path).slice(stepsOf(list).length)
  if (step === undefined || !/^\d+$/.test(step)) return path
  const index = renumber(Number(step))
  return index === null ? null : [below(list, index), ...rest].join('.')
}

/** A set of paths after a list was renumbered. */
export function renumberedPaths(
  open: ReadonlySet<string>,
  list: string,
  renumber: Renumber,
): ReadonlySet<string> {
  return new Set(
    [...open].map((path) => renumbered(path, list, renumber)).filter((path) => path !== null),
  )
}

/** Errors after a list was renumbered: each stays with its entry. */
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

/** Number of errors at a path or below it. */
export function errorsWithin(errors: Record<string, string>, path: string) {
  return Object.keys(errors).filter((one) => one === path || isBelow(one, path)).length
}

/** True if a path is below another; every path is below "". */
export function isBelow(path: string, above: string) {
  return above === '' ? path !== '' : path.startsWith(`${above}.`)
}
