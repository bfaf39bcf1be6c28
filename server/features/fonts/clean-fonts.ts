import { FONTS_ROOT } from '#model/theme/own-fonts.ts'
import type { Deps } from '#server/deps.ts'

/** Milliseconds in which a form may still be open that has not saved an uploaded font. */
const DAY = 86_400_000

/** Deletes fonts that no version of the theme has. */
export async function cleanFonts({ store, files, clock }: Pick<Deps, 'store' | 'files' | 'clock'>) {
  const old = await store
    .selectFrom('fonts')
    .select(['id', 'storage_key'])
    .where('created_at', '<', new Date(clock().getTime() - DAY).toISOString())
    .execute()
  for (const { id, storage_key } of old) {
    const use = await store
      .selectFrom('content_revisions')
      .select('id')
      .where('document', '=', 'theme')
      .where('body', 'like', `%${FONTS_ROOT}/${id}%`)
      .limit(1)
      .executeTakeFirst()
    if (use) continue
    await store.deleteFrom('fonts').where('id', '=', id).execute()
    await files.remove(storage_key)
  }
}
