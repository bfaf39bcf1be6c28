import { z } from 'zod'
import { CONTENT_MAX } from '#model/post-form.ts'
import { query } from '#server/back-office/verb.ts'
import { renderMarkdown } from '#server/blog/render-markdown.ts'

const textSchema = z.object({ content: z.string().max(CONTENT_MAX).default('') })

/** Markdown as the public page would show it. */
export const renderText = query('viewer', textSchema, async (_, { content }) => {
  const { html } = await renderMarkdown(content)
  return { html }
})
