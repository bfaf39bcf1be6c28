import type { PathErrors } from '#model/content/editor.ts'
import type { Deps } from '#server/deps.ts'
import { schemaOf } from '#server/features/content/documents.ts'
import { readDocument } from '#server/features/content/errors.ts'
import { standaloneOf } from '#server/features/content/standalone.ts'
import { checkChangeSet } from './check-change-set.ts'
import { pathErrors } from './path-errors.ts'

/** Why publishing this value would fail, by field. */
export async function documentErrors(
  deps: Pick<Deps, 'content' | 'store' | 'clock' | 'markdown'>,
  key: string,
  value: unknown,
): Promise<PathErrors> {
  const schema = schemaOf(key)
  if (!schema) return {}
  const read = readDocument(key, schema, value)
  if (read.errors.length > 0) return pathErrors(read.errors, value)
  if (standaloneOf(key)) return {}
  const { errors } = await checkChangeSet(deps, new Map([[key, read.value]]))
  return pathErrors(
    errors.filter(({ document }) => document === key),
    value,
  )
}
