import { isIndex } from '#model/content/form/entry-ids.ts'
import { stepsOf } from '#model/content/form/set-at-path.ts'

/** A path and all paths above it. */
export function pathsTo(path: string) {
  const steps = stepsOf(path)
  return steps.map((_, index) => steps.slice(0, index + 1).join('.'))
}

/** The open paths with everything opened that is needed to see `path`. */
export function openedTo(open: ReadonlySet<string>, path: string): ReadonlySet<string> {
  return new Set([...open, ...pathsTo(path)])
}

/** Errors after a list has changed: those of removed entries are gone, and of plain values, whose indexes may be others now. */
export function errorsAfter(errors: Record<string, string>, list: string, gone: string[] = []) {
  const isGone = (path: string) => {
    const isPlain = isIndex(stepsOf(path)[stepsOf(list).length] ?? '')
    return (isBelow(path, list) && isPlain) || gone.some((one) => isBelow(`${path}.`, one))
  }
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isGone(path)))
}

/** Number of errors at a path or below it. */
export function errorsWithin(errors: Record<string, string>, path: string) {
  return Object.keys(errors).filter((one) => one === path || isBelow(one, path)).length
}

/** True if a path is below another; every path is below "". */
export function isBelow(path: string, above: string) {
  return above === '' ? path !== '' : path.startsWith(`${above}.`)
}
