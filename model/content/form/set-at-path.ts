import { type Fields, isFields } from './json-schema.ts'

/** Path of a field below `path`. Paths are dotted ("blocks.3.title"); "" is the whole value. */
export function below(path: string, name: string | number) {
  return path === '' ? String(name) : `${path}.${name}`
}

/** The steps of a dotted path. */
export function stepsOf(path: string) {
  return path === '' ? [] : path.split('.')
}

/** The value at a dotted path, or undefined. */
export function getAtPath(value: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>(child, value)
}

/** An immutable update at a dotted path; undefined removes the field. Siblings keep their identity. */
export function setAtPath(value: unknown, path: string, next: unknown): unknown {
  return setAtSteps(value, stepsOf(path), next)
}

function setAtSteps(value: unknown, steps: string[], next: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return next
  const inner = setAtSteps(child(value, step), rest, next)
  if (Array.isArray(value)) return withItem(value, Number(step), inner)
  const fields: Fields = isFields(value) ? { ...value } : {}
  if (inner === undefined) delete fields[step]
  else fields[step] = inner
  return fields
}

/** A missing item is added at the end. */
function withItem(list: unknown[], at: number, item: unknown) {
  if (at < list.length) return list.with(at, item)
  return item === undefined ? list : [...list, item]
}

function child(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)]
  return isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined
}
