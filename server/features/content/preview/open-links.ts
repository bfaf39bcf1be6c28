import { mayAct } from '#model/accounts/accounts.ts'
import type { PreviewLink } from '#model/content/preview-links.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import type { Deps } from '#server/deps.ts'
import { minRoleToWrite } from '#server/features/content/editor/document-facts.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { sharedPreview } from './preview-token.ts'

/** The links to a document that work, newest first, for whoever may write it. `path`: of its page. */
export async function openLinks(
  context: Pick<AdminContext, 'store' | 'actor' | 'clock' | 'secrets'>,
  document: string,
  path: string,
): Promise<PreviewLink[]> {
  const { store, actor, clock } = context
  if (!mayAct(actor.role, minRoleToWrite(document))) return []
  const rows = await linksAt(store, clock())
    .selectAll('preview_links')
    .where('document', '=', document)
    .orderBy('created_at', 'desc')
    .orderBy('preview_links.id', 'desc')
    .execute()
  return rows
    .filter((row) => mayAct(row.role, 'author'))
    .map((row) => ({
      ...{ id: row.id, by: row.name, at: row.created_at, until: row.expires_at },
      address: sharedPreview(context, path, row),
    }))
}

/** False once a link has ended, or whoever made it has no account any more or no longer writes. */
export async function isLinkOpen({ store, clock }: Pick<Deps, 'store' | 'clock'>, id: string) {
  const row = await linksAt(store, clock()).where('preview_links.id', '=', id).executeTakeFirst()
  return row !== undefined && mayAct(row.role, 'author')
}

/** The links that have not expired, with the people who made them. */
function linksAt(store: Store, now: Date) {
  return store
    .selectFrom('preview_links')
    .innerJoin('user', 'user.id', 'preview_links.user_id')
    .select(['user.name', 'user.role'])
    .where('expires_at', '>', now.toISOString())
}
