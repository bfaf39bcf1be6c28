import { z } from 'zod'
import { postKey } from '#model/content/standalone.ts'
import { postPath } from '#model/paths.ts'
import { query } from '#server/actions/action.ts'
import { draftSubject } from '#server/features/content/preview/preview-subjects.ts'
import { ownPreview } from '#server/features/content/preview/preview-token.ts'
import { findPost } from './find-post.ts'

/** A post's page or, if it is not public, the preview of its draft for this session. */
export const postAddress = query('viewer', z.object({ id: z.uuid() }), async (context, { id }) => {
  const { slug, status } = await findPost(context.store, id)
  if (status === 'published') return postPath(slug)
  return ownPreview(context, postPath(slug), draftSubject(postKey(id)))
})
