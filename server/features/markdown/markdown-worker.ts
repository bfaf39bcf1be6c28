import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { translateWith } from './article-words.ts'
import { hrefsOfMarkdown } from './hrefs-of-markdown.ts'
import type { MarkdownAnswer, MarkdownTask } from './markdown-threads.ts'
import { plainPage } from './plain-page.ts'
import { renderForEmail } from './render-for-email.ts'
import { renderMarkdown } from './render-markdown.ts'
import { UnrenderableText } from './unrenderable-text.ts'

// Worker thread, started by markdown-threads.ts.
answerTasks(async (task: MarkdownTask): Promise<MarkdownAnswer> => {
  try {
    if (task.output === 'page') return { page: plainPage(task.html, task.address) }
    if (task.output === 'links') return { links: hrefsOfMarkdown(task.markdown) }
    const t = translateWith(task.words)
    if (task.output === 'email') return { email: await renderForEmail(task.markdown, task, t) }
    return { rendered: await renderMarkdown(task.markdown, t) }
  } catch (error) {
    if (error instanceof UnrenderableText) return { error: error.message }
    // Stack or string length exceeded.
    if (error instanceof RangeError) return { error: null }
    throw error
  }
})
