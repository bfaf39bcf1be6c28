import { slugOf } from '#model/content/slug.ts'
import { withFallbacks } from '#model/newsletter/personal-fields.ts'
import { archivedIssuePath, paths } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import { bumpContent } from '#server/features/content/version.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'

type ArchiveDeps = Pick<Deps, 'content'>

/** Shows an issue in the archive, at an address that stays its own. Returns its path. */
export async function addToArchive(
  transaction: StoreTransaction,
  deps: ArchiveDeps,
  { id, subject }: { id: string; subject: string },
) {
  // First, because it lets one transaction at a time choose an address.
  await bumpContent(transaction)
  const { slug: known } = await transaction
    .selectFrom('newsletter_issues')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const slug = known ?? (await freeSlug(transaction, deps, subject))
  await transaction
    .updateTable('newsletter_issues')
    .set({ slug, withdrawn_at: null })
    .where('id', '=', id)
    .execute()
  return archivedIssuePath(slug)
}

/** A slug of the subject, numbered ("news-2") if its address belongs to another issue, a page or a redirect. */
async function freeSlug(transaction: StoreTransaction, { content }: ArchiveDeps, subject: string) {
  const slug = slugOf(withFallbacks(subject)) || 'issue'
  const rows = await transaction
    .selectFrom('newsletter_issues')
    .select('slug')
    .where((where) => where.or([where('slug', '=', slug), where('slug', 'like', `${slug}-%`)]))
    .execute()
  const taken = new Set([
    ...rows.flatMap(({ slug }) => (slug === null ? [] : archivedIssuePath(slug))),
    ...content.current().redirects.map(({ from }) => from.toLowerCase()),
    ...Object.values<string>(paths),
  ])
  const isTaken = (candidate: string) => taken.has(archivedIssuePath(candidate))
  if (!isTaken(slug)) return slug
  let number = 2
  while (isTaken(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
