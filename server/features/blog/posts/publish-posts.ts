import { z } from 'zod'
import { postKey } from '#model/content/standalone.ts'
import { mutation } from '#server/actions/action.ts'
import { eachRow } from '#server/actions/each-row.ts'
import { publishDocument } from '#server/features/content/editor/publish-document.ts'
import { failureSentence } from '#server/features/content/editor/publish-refused.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { republish, unpublish } from '#server/features/content/plans/unpublish.ts'
import { fail, HttpError } from '#server/platform/http/problem.ts'
import { findPost } from './find-post.ts'
import { postRows } from './post-rows.ts'

const idSchema = z.object({ id: z.uuid() })

const publishOne = mutation('editor', idSchema, async (context, { id }) => {
  await findPost(context.store, id)
  const document = postKey(id)
  const { draft, version, isOff } = await readStored(context.store, document)
  if (draft) await publishDocument.run(context, { document, version }).catch(explainRefusal)
  else if (isOff) await republish.run(context, { document })
  else fail(409, 'It is published already.')
  return { message: 'Published. It is live on the blog.', value: null }
})

/** The list has no place for the errors of fields. */
function explainRefusal(error: unknown): never {
  if (!(error instanceof HttpError)) throw error
  fail(error.answer.status, failureSentence(error))
}

/** Publishes drafts, and shows posts again that are unpublished. */
export const publishPosts = eachRow(publishOne, { ...postRows, done: 'published' })

const unpublishOne = mutation('editor', idSchema, async (context, { id }) => {
  await findPost(context.store, id)
  return unpublish.run(context, { document: postKey(id) })
})

/** Makes posts invisible to readers. */
export const unpublishPosts = eachRow(unpublishOne, { ...postRows, done: 'unpublished' })
