import type { AdminContext } from '#server/actions/admin-context.ts'
import { checkLegalTexts } from './check-content.ts'

const DAY = 86_400_000

/** After so many days a site is not new any more. */
const NEW_DAYS = 60

/** How many of the essential checks a new site has left to do; for owners, who alone can do them. */
export async function openEssentials(context: AdminContext) {
  const { actor, siteUrl, mail, backups, store, clock } = context
  if (actor.role !== 'owner') return 0
  const first = await store
    .selectFrom('user')
    .select('createdAt')
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  const age = clock().getTime() - new Date(first?.createdAt ?? 0).getTime()
  if (age > NEW_DAYS * DAY) return 0
  const isDone = [
    siteUrl?.startsWith('https:') ?? false,
    mail.mailer !== null,
    backups.settings.isDaily,
    checkLegalTexts(context).state === 'done',
  ]
  return isDone.filter((done) => !done).length
}
