import { type Difference, differences } from './differences.ts'
import { stepTo } from './entry-ids.ts'
import { isFields } from './json-schema.ts'
import { below } from './set-at-path.ts'

/** What differs between an earlier version and the current one, section by section. */
export type VersionChange =
  /** Fields outside of sections (`path` ""), with the order of the sections, or of a section that both have. */
  | { kind: 'changed'; path: string; fields: Difference[] }
  /** A section that only the earlier version has, and where it would stand now. */
  | { kind: 'removed'; path: string; at: number }
  | { kind: 'added'; path: string }

/** The changes since an earlier version: `theirs` in the differences is the earlier one. Sections are paired by their ids. */
export function compareVersions(earlier: unknown, current: unknown): VersionChange[] {
  const [before, after] = [blocksOf(earlier), blocksOf(current)]
  const all = differences(earlier, current)
  const isWithin = (path: string) => (one: Difference) => one.path.startsWith(`${path}.`)
  const changes: VersionChange[] = after.flatMap((step): VersionChange[] => {
    const path = below('blocks', step)
    if (!before.includes(step)) return [{ kind: 'added', path }]
    return [{ kind: 'changed', path, fields: all.filter(isWithin(path)) }]
  })
  const removed = before.filter((step) => !after.includes(step))
  for (const [count, step] of removed.entries()) {
    const follows = before.slice(0, before.indexOf(step)).findLast((one) => after.includes(one))
    const at = follows === undefined ? 0 : after.indexOf(follows) + 1
    // Among the changes, where it stood; those removed before it are there already.
    changes.splice(at + count, 0, { kind: 'removed', path: below('blocks', step), at })
  }
  const rest = all.filter(({ path }) => !path.startsWith('blocks.'))
  return [{ kind: 'changed' as const, path: '', fields: rest }, ...changes].filter(
    (change) => change.kind !== 'changed' || change.fields.length > 0,
  )
}

function blocksOf(value: unknown): string[] {
  if (!isFields(value) || !Array.isArray(value.blocks)) return []
  return value.blocks.map(stepTo)
}
