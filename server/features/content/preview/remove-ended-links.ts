import type { Deps } from '#server/deps.ts'

/** Removes the links to drafts that have expired. */
export async function removeEndedLinks({ store, clock }: Pick<Deps, 'store' | 'clock'>) {
  const now = clock().toISOString()
  await store.deleteFrom('preview_links').where('expires_at', '<=', now).execute()
}
