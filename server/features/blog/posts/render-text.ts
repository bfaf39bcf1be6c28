import { z } from 'zod'
import { CONTENT_MAX } from '#model/blog/post-form.ts'
import { query } from '#server/actions/action.ts'

const textSchema = z.object({ content: z.string().max(CONTENT_MAX).default('') })

/** Renders Markdown as the public page does. */
export const renderText = query('author', textSchema, async ({ markdown }, { content }) => {
  const { html } = await markdown.preview(content)
  return { html }
})
