import { diffArrays } from 'diff'
import { type Difference, differences } from './differences.ts'
import { type Fields, isFields } from './json-schema.ts'

/** What differs between an earlier version and the current one, section by section. */
export type VersionChange =
  /** Fields outside of sections (`path` ""), or of a section that both have. */
  | { kind: 'changed'; path: string; earlierPath: string; fields: Difference[] }
  /** A section that only the earlier version has, and where it would stand now. */
  | { kind: 'removed'; at: number; earlierPath: string; type: string }
  | { kind: 'added'; path: string; type: string }

type Section = { type: string }

/** The changes since an earlier version: `theirs` in the differences is the earlier one. Sections are paired by their kinds. */
export function compareVersions(earlier: unknown, current: unknown): VersionChange[] {
  const before = partsOf(earlier)
  const after = partsOf(current)
  const changes: VersionChange[] = [changed('', '', before.rest, after.rest)]
  let from = 0
  let to = 0
  const chunks = diffArrays(before.sections, after.sections, {
    comparator: (a, b) => a.type === b.type,
  })
  for (const { added, removed, value } of chunks) {
    for (const { type } of value) {
      const [path, earlierPath] = [`blocks.${to}`, `blocks.${from}`]
      if (added) changes.push({ kind: 'added', path, type })
      else if (removed) changes.push({ kind: 'removed', at: to, earlierPath, type })
      else changes.push(changed(path, earlierPath, before.sections[from], after.sections[to]))
      if (!added) from++
      if (!removed) to++
    }
  }
  return changes.filter((change) => change.kind !== 'changed' || change.fields.length > 0)
}

function changed(path: string, earlierPath: string, before: unknown, after: unknown) {
  return { kind: 'changed' as const, path, earlierPath, fields: differences(before, after, path) }
}

function partsOf(value: unknown): { sections: Section[]; rest: unknown } {
  if (!isFields(value) || !Array.isArray(value.blocks)) return { sections: [], rest: value }
  const { blocks, ...rest } = value
  return { sections: blocks.map(sectionOf), rest }
}

/** Drafts may hold anything. */
function sectionOf(block: unknown): Section {
  const fields: Fields = isFields(block) ? block : { content: block }
  return { ...fields, type: String(fields.type ?? '') }
}
