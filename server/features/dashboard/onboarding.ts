import type { AdminContext } from '#server/actions/admin-context.ts'

/** The onboarding steps of a new site, and which of them are completed. */
export async function onboardingSteps({ store, content, sendsMail }: AdminContext) {
  const { notify } = await content.site()
  const published = await store
    .selectFrom('content_revisions')
    .select('id')
    .where('state', '=', 'published')
    // Sample posts are by nobody.
    .where('author_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const people = await store.selectFrom('user').select('id').limit(2).execute()
  return {
    // The sample addresses, which can never receive email (RFC 2606).
    notify: !notify.every((address) => address.endsWith('.example')),
    mail: sendsMail,
    publish: Boolean(published),
    invite: people.length > 1,
  }
}
