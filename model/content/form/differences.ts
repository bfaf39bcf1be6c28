/** A field whose value differs; null where a side does not have it. */
export type Difference = { path: string; theirs: string | null; mine: string | null }

/** The fields in which two versions of a document differ, in the order of the first. */
export function differences(theirs: unknown, mine: unknown, path = ''): Difference[] {
  if (Object.is(theirs, mine)) return []
  if (!isNested(theirs) && !isNested(mine)) {
    const difference = { path, theirs: textOf(theirs), mine: textOf(mine) }
    return difference.theirs === difference.mine ? [] : [difference]
  }
  const names = new Set([...Object.keys(nested(theirs)), ...Object.keys(nested(mine))])
  return [...names].flatMap((name) =>
    differences(nested(theirs)[name], nested(mine)[name], path ? `${path}.${name}` : name),
  )
}

type Nested = Record<string, unknown>

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null
}

function nested(value: unknown): Nested {
  return isNested(value) ? value : {}
}

function textOf(value: unknown) {
  return value === undefined || value === null || value === '' ? null : String(value)
}
