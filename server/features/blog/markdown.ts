import type { FoundHref } from '#server/features/content/hrefs.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { fail } from '#server/platform/http/problem.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import type { Report } from '#server/platform/runtime.ts'
import { ThreadFailure } from '#server/platform/threads/thread-pool.ts'
import { type MarkdownThread, markdownThreads } from './markdown-threads.ts'
import { createRenderCache } from './render-cache.ts'
import type { Rendered } from './render-markdown.ts'
import { UnrenderableText } from './unrenderable-text.ts'

/** Renders Markdown off the main thread. */
export type Markdown = {
  /**
   * Renders a draft.
   * @throws 422 with an error for `content` if it exceeds the limits, 503 if the queue is full
   */
  preview(markdown: string): Promise<Rendered>
  /** Checks a text before it is published and caches the rendering. */
  check(markdown: string): Promise<void>
  /**
   * Renders a stored post; if its text cannot be rendered, as plain paragraphs with an error report.
   * @throws Unavailable if a retry may succeed
   */
  post(row: Pick<PostRow, 'id' | 'title' | 'status' | 'markdown'>): Promise<Rendered>
  /** Internal links of a stored post; none if it is shown as plain text. */
  links(markdown: string): Promise<FoundHref[]>
}

export function createMarkdown(report: Report, threads = markdownThreads): Markdown {
  const cache = createRenderCache()

  async function preview(markdown: string) {
    try {
      return await renderIn(threads.drafts, markdown)
    } catch (error) {
      if (error instanceof UnrenderableText) {
        fail(422, `${error.message}.`, { errors: { content: error.message } })
      }
      if (error instanceof ThreadFailure) fail(503, busy, { retryAfter: 5 })
      throw error
    }
  }

  async function stored(thread: MarkdownThread, { id, title, markdown }: Named) {
    try {
      return await renderIn(thread, markdown)
    } catch (error) {
      if (error instanceof ThreadFailure) throw new Unavailable(error.message, error)
      if (!(error instanceof UnrenderableText)) throw error
      report(
        new Error(`The post “${title}” (${id}) is shown as plain text. ${error.message}.`, {
          cause: error,
        }),
      )
      return renderPlainText(markdown)
    }
  }

  return {
    preview,
    async check(markdown) {
      const rendered = preview(markdown)
      await rendered
      cache.keep(markdown, rendered)
    },
    post(row) {
      const known = cache.find(row.markdown)
      if (known) return known
      // Unchecked drafts must not delay visitors.
      const thread = row.status === 'published' ? threads.posts : threads.drafts
      const rendered = stored(thread, row)
      cache.keep(row.markdown, rendered)
      return rendered
    },
    async links(markdown) {
      try {
        const { links = [] } = await threads.posts({ output: 'links', markdown })
        return links
      } catch (error) {
        if (isCausedByText(error)) return []
        throw error
      }
    },
  }
}

type Named = Pick<PostRow, 'id' | 'title' | 'markdown'>

const tooComplex =
  'The content takes too much time or memory to render. Shorten it, and close every *, _, ~ and ['

const busy = 'The server is busy. Try again in a moment.'

/** @throws UnrenderableText, or ThreadFailure if a retry may succeed */
async function renderIn(thread: MarkdownThread, markdown: string): Promise<Rendered> {
  try {
    const { rendered, error } = await thread({ output: 'html', markdown })
    if (rendered) return rendered
    throw new UnrenderableText(error ?? tooComplex)
  } catch (error) {
    if (isCausedByText(error)) throw new UnrenderableText(tooComplex)
    throw error
  }
}

/** True for failures caused by the text itself. */
function isCausedByText(error: unknown) {
  return error instanceof ThreadFailure && ['processor', 'memory'].includes(error.reason)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain paragraphs, for text that cannot be rendered. */
function renderPlainText(text: string): Rendered {
  const html = text
    .split(/\n\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')}</p>`)
    .join('\n')
  return { html, headings: [] }
}
