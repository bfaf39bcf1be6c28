import type { Deps } from '#server/deps.ts'

/** Where entries are shown by choice: pages by the entry's key, as published. */
export async function usesOf(_deps: Pick<Deps, 'content'>) {
  return new Map<string, { document: string; title: string }[]>()
}
