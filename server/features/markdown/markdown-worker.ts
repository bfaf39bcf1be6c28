import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { translateWith } from './article-words.ts'
import { hrefsOfMarkdown } from './hrefs-of-markdown.ts'
import type { MarkdownAnswer, MarkdownTask } from './markdown-threads.ts'
import { renderForEmail } from './render-for-email.ts'
import { renderMarkdown } from './render-markdown.ts'
import { UnrenderableText } from './unrenderable-text.ts'

// Worker thread, started by markdown-threads.ts.
answerTasks(async (task: MarkdownTask): Promise<MarkdownAnswer> => {
  try {
    const { output, markdown } = task
    if (output === 'email') {
      return { email: await renderForEmail(markdown, task, translateWith(task.words)) }
    }
    if (output === 'links') return { links: hrefsOfMarkdown(markdown) }
    return { rendered: await renderMarkdown(markdown, translateWith(task.words)) }
  } catch (error) {
    if (error instanceof UnrenderableText) return { error: error.message }
    // Stack or string length exceeded.
    if (error instanceof RangeError) return { error: null }
    throw error
  }
})
