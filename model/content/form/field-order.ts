import { indexAt } from './entry-ids.ts'
import type { JsonSchema } from './json-schema.ts'
import { schemaAt } from './schema-at.ts'
import { getAtPath, stepsOf } from './set-at-path.ts'

/** Sorts paths as the form shows their fields; a field comes before those inside it. */
export function byFieldOrder(schema: JsonSchema, value: unknown) {
  const positions = (path: string) => {
    const steps = stepsOf(path)
    return steps.map((step, index) => {
      const above = steps.slice(0, index).join('.')
      const list = getAtPath(value, above)
      if (Array.isArray(list)) return indexAt(list, step)
      return Object.keys(schemaAt(schema, value, above)?.schema.properties ?? {}).indexOf(step)
    })
  }
  return (one: string, other: string) => compare(positions(one), positions(other))
}

function compare(one: number[], other: number[]) {
  const at = one.findIndex((position, index) => position !== other[index])
  if (at < 0) return one.length - other.length
  return (one[at] ?? 0) - (other[at] ?? -1)
}
