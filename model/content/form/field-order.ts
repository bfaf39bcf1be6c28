import type { JsonSchema } from './json-schema.ts'
import { schemaAt } from './schema-at.ts'
import { stepsOf } from './set-at-path.ts'

/** Sorts paths as the form shows their fields; a field comes before those inside it. */
export function byFieldOrder(schema: JsonSchema, value: unknown) {
  const positions = (path: string) => {
    const steps = stepsOf(path)
    return steps.map((step, index) => {
      const parent = schemaAt(schema, value, steps.slice(0, index).join('.'))?.schema
      const names = Object.keys(parent?.properties ?? {})
      return parent?.type === 'array' ? Number(step) : names.indexOf(step)
    })
  }
  return (one: string, other: string) => compare(positions(one), positions(other))
}

function compare(one: number[], other: number[]) {
  const at = one.findIndex((position, index) => position !== other[index])
  if (at < 0) return one.length - other.length
  return (one[at] ?? 0) - (other[at] ?? -1)
}
