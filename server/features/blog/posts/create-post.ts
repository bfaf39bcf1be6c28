import { z } from 'zod'
import { emptyPost } from '#model/blog/post-document.ts'
import { postMessages } from '#model/blog/post-form.ts'
import { postKey } from '#model/content/standalone.ts'
import { LINE_MAX } from '#model/limits.ts'
import { localDay } from '#model/local-time.ts'
import { requiredLine } from '#model/text.ts'
import { mutation } from '#server/actions/action.ts'
import { bumpVersion, writeDraft } from '#server/features/content/editor/write-document.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { lockPosts } from './lock-posts.ts'
import { textColumns } from './post-values.ts'
import { freeSlug } from './slugs.ts'

const createSchema = z.object({ title: requiredLine(LINE_MAX, 'The title', 'Enter a title') })

/** Starts a draft. */
export const createPost = mutation('author', createSchema, async (context, { title }) => {
  const { actor, clock, content, newId } = context
  const { categories, site } = content.current()
  const id = newId()
  const key = postKey(id)
  const post = { ...emptyPost, title, author: actor.name, category: categories[0]?.id ?? '' }
  const now = clock().toISOString()
  await context.store.transaction().execute(async (transaction) => {
    await lockPosts(transaction)
    const slug = await freeSlug(transaction, context, title, id)
    await transaction
      .insertInto('posts')
      .values({
        ...{ id, slug, ...textColumns(post), status: 'draft', deleted_at: null },
        ...{ published_on: localDay(clock(), site.timeZone), publish_at: now },
        ...{ created_at: now, updated_at: now },
      })
      .execute()
    await bumpVersion(transaction, key, 0)
    await writeDraft(transaction, context, key, JSON.stringify(post))
    await audit(transaction, context, {
      action: 'blog.created',
      subject: `content:${key}`,
      summary: `Created the post “${title}”`,
    })
  })
  return { message: postMessages.created, value: { document: key } }
})
