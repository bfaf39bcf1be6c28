import type { AdminContext } from '#server/actions/admin-context.ts'

/** What an owner does first on a new site, and what of it is done. */
export async function firstSteps({ store, content, sendsMail }: AdminContext) {
  const { notify } = await content.site()
  const published = await store
    .selectFrom('content_documents')
    .select('key')
    .where('published_id', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const people = await store.selectFrom('user').select('id').limit(2).execute()
  return {
    // The sample's own addresses end so, and no mail ever reaches them (RFC 2606).
    notify: !notify.every((address) => address.endsWith('.example')),
    mail: sendsMail,
    publish: Boolean(published),
    invite: people.length > 1,
  }
}
