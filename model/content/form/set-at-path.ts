import { indexAt, isIndex, stepTo } from './entry-ids.ts'
import { type Fields, isFields } from './json-schema.ts'

/** Path of a field below `path`. Paths are dotted ("blocks.kqzwpxa.title"); "" is the whole value. */
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

/** A path of indexes in this value ("blocks.3.title") with the ids of its entries. */
export function idPath(value: unknown, path: string) {
  let current = value
  const steps = stepsOf(path).map((step) => {
    const index = Array.isArray(current) ? indexAt(current, step) : -1
    const named = Array.isArray(current) && index >= 0 ? stepTo(current[index], index) : step
    current = Array.isArray(current) ? current[index] : isFields(current) ? current[step] : null
    return named
  })
  return steps.join('.')
}

/** An immutable update at a dotted path; undefined removes the field. Siblings keep their identity. */
export function setAtPath(value: unknown, path: string, next: unknown): unknown {
  return setAtSteps(value, stepsOf(path), next)
}

function setAtSteps(value: unknown, steps: string[], next: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return next
  const inner = setAtSteps(child(value, step), rest, next)
  if (Array.isArray(value)) return withItem(value, step, inner)
  const fields: Fields = isFields(value) ? { ...value } : {}
  if (inner === undefined) delete fields[step]
  else fields[step] = inner
  return fields
}

/** An index without an item adds it at the end; an entry that was removed stays so. */
function withItem(list: unknown[], step: string, item: unknown) {
  const at = indexAt(list, step)
  if (at >= 0) return list.with(at, item)
  return item === undefined || !isIndex(step) ? list : [...list, item]
}

function child(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[indexAt(value, step)]
  return isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined
}
