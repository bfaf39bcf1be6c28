import type { Deps } from '#server/deps.ts'

/** True if an import is being read, run or undone. */
export async function hasImports({ store }: Pick<Deps, 'store'>) {
  const row = await store
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['reading', 'running', 'undoing'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
