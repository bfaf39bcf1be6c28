import { hrefsOfMarkdown } from '#server/features/content/hrefs.ts'
import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import type { MarkdownAnswer, MarkdownTask } from './markdown-threads.ts'
import { renderMarkdown } from './render-markdown.ts'
import { UnrenderableText } from './unrenderable-text.ts'

// Runs in a thread of its own (markdown-threads.ts).
answerTasks(async ({ want, markdown }: MarkdownTask): Promise<MarkdownAnswer> => {
  try {
    if (want === 'links') return { links: hrefsOfMarkdown(markdown) }
    return { rendered: await renderMarkdown(markdown) }
  } catch (error) {
    if (error instanceof UnrenderableText) return { fault: error.message }
    // A stack or a string that became too long.
    if (error instanceof RangeError) return { fault: null }
    throw error
  }
})
