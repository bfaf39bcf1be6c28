import { ThreadFailure } from '#server/platform/threads/thread-pool.ts'
import type { ArticleWords } from './article-words.ts'
import type { MarkdownThread } from './markdown-threads.ts'
import type { EmailTask } from './render-for-email.ts'
import type { Rendered } from './render-markdown.ts'
import { UnrenderableText } from './unrenderable-text.ts'

const tooComplex =
  'The content takes too much time or memory to render. Shorten it, and close every *, _, ~ and ['

/** @throws UnrenderableText, or ThreadFailure if a retry may succeed */
export async function renderIn(
  thread: MarkdownThread,
  markdown: string,
  words: ArticleWords,
): Promise<Rendered> {
  try {
    const { rendered, error } = await thread({ output: 'html', markdown, words })
    return rendered ?? rejectText(error)
  } catch (error) {
    if (isCausedByText(error)) throw new UnrenderableText(tooComplex)
    throw error
  }
}

/** As `renderIn`, for an email. */
export async function emailIn(
  thread: MarkdownThread,
  markdown: string,
  words: ArticleWords,
  settings: EmailTask,
) {
  try {
    const { email, error } = await thread({ output: 'email', markdown, words, ...settings })
    return email ?? rejectText(error)
  } catch (error) {
    if (isCausedByText(error)) throw new UnrenderableText(tooComplex)
    throw error
  }
}

function rejectText(error: string | null | undefined): never {
  throw new UnrenderableText(error ?? tooComplex)
}

/** True for failures caused by the text itself. */
export function isCausedByText(error: unknown) {
  return error instanceof ThreadFailure && ['processor', 'memory'].includes(error.reason)
}
