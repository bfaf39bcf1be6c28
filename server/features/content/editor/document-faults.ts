import type { PathFaults } from '#model/content/editor.ts'
import type { Deps } from '#server/deps.ts'
import { schemaOf } from '#server/features/content/documents.ts'
import { readDocument } from '#server/features/content/faults.ts'
import { standaloneOf } from '#server/features/content/standalone.ts'
import { checkChangeSet } from './check-change-set.ts'
import { pathFaults } from './path-faults.ts'

/** Why publishing this value would fail, by field. */
export async function documentFaults(
  deps: Pick<Deps, 'content' | 'store' | 'clock' | 'markdown'>,
  key: string,
  value: unknown,
): Promise<PathFaults> {
  const schema = schemaOf(key)
  if (!schema) return {}
  const read = readDocument(key, schema, value)
  if (read.faults.length > 0) return pathFaults(read.faults, value)
  if (standaloneOf(key)) return {}
  const { faults } = await checkChangeSet(deps, new Map([[key, read.value]]))
  return pathFaults(
    faults.filter(({ document }) => document === key),
    value,
  )
}
