import { type PostForm, postMessages, postState } from '#model/post-form.ts'
import { postFormSchema } from '#model/post-form-schema.ts'
import { audit } from '#server/back-office/audit.ts'
import type { Desk } from '#server/back-office/desk.ts'
import { command } from '#server/back-office/verb.ts'
import { bumpContent } from '#server/content/version.ts'
import type { PostRow } from '#server/db/rows/posts.ts'
import { textColumns } from './post-columns.ts'
import { publishMoment } from './publish-moment.ts'
import { writeRevision } from './revisions.ts'
import { freeSlug } from './slugs.ts'
import { takeTurn } from './take-turn.ts'
import { dropWorkingCopy } from './working-copy.ts'

/** Specification 5. */
const AUTHOR = 'Admin'

/** A new post; its address comes from its title. */
export const createPost = command('editor', postFormSchema, async (desk, form) => {
  if (form.status === 'published') await desk.markdown.check(form.content)
  const { timeZone } = await desk.content.site()
  const saved = await desk.store.transaction().execute(async (transaction) => {
    await takeTurn(transaction)
    const row = newRow(desk, form, await freeSlug(transaction, desk, form.title), timeZone)
    await transaction.insertInto('posts').values(row).execute()
    await writeRevision(transaction, desk, row, timeZone, 'Created')
    await dropWorkingCopy(transaction, desk, '')
    if (row.status === 'published') await bumpContent(transaction)
    const state = postState({ status: row.status, publishAt: row.publish_at }, desk.clock())
    await audit(transaction, desk, {
      action: 'post.created',
      subject: `post:${row.id}`,
      summary: `Wrote “${row.title}” (${state})`,
    })
    return { id: row.id, slug: row.slug, state }
  })
  await desk.content.refresh()
  return { message: postMessages.created, value: saved }
})

function newRow({ clock, newId }: Desk, form: PostForm, slug: string, zone: string): PostRow {
  const now = clock().toISOString()
  return {
    ...textColumns(form, AUTHOR),
    ...publishMoment(form, zone, clock()),
    id: newId(),
    slug,
    author: AUTHOR,
    status: form.status,
    version: 1,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  }
}
