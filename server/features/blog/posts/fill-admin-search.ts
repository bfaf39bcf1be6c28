import { searchText } from '#server/features/blog/search-text.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

/** Posts from before migration 0008 get the text by which the back office finds them; SQL cannot fold it alike. */
export async function fillAdminSearch(transaction: StoreTransaction) {
  const rows = await transaction
    .selectFrom('posts')
    .select(['id', 'title', 'author'])
    .where('admin_search', '=', '')
    .execute()
  for (const { id, title, author } of rows) {
    await transaction
      .updateTable('posts')
      .set({ admin_search: searchText(title, author) })
      .where('id', '=', id)
      .execute()
  }
}
