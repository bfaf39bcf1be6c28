import { LRUCache } from 'lru-cache'
import type { Language } from '#model/language/language.ts'
import type { EmailPictures } from '#model/mail/mail.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { fail } from '#server/platform/http/problem.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import type { Report } from '#server/platform/runtime.ts'
import { ThreadFailure } from '#server/platform/threads/thread-pool.ts'
import { articleWords } from './article-words.ts'
import type { FoundHref } from './hrefs-of-markdown.ts'
import { emailIn, isCausedByText, renderIn } from './in-thread.ts'
import { type MarkdownThread, type MarkdownThreads, markdownThreads } from './markdown-threads.ts'
import type { PlainPage } from './plain-page.ts'
import { createRenderCache } from './render-cache.ts'
import type { EmailBody, EmailSettings } from './render-for-email.ts'
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
  /** Renders the draft of an email; throws as `preview`. */
  emailPreview(markdown: string, settings: EmailSettings): Promise<EmailBody>
  /** Renders an email that is being sent, and finds its pictures: once for all recipients. */
  email(markdown: string, base: string, pictures: FindPictures): Promise<EmailBody>
  /**
   * What a page of the site says, from its HTML or a part of it; `address` is where it is.
   * @throws Unavailable if a retry may succeed
   */
  page(html: string, address: string): Promise<PlainPage>
  /** Internal links of a stored post; none if it is shown as plain text. */
  links(markdown: string): Promise<FoundHref[]>
}

/** Cached emails: those that are being sent. */
const EMAILS_MAX = 5

type MarkdownDeps = {
  report: Report
  /** Of the site's words. */
  language(): Pick<Language, 'tag' | 'messages' | 'direction'>
  threads?: MarkdownThreads
}

export function createMarkdown({
  report,
  language,
  threads = markdownThreads,
}: MarkdownDeps): Markdown {
  const cache = createRenderCache()
  /** One text has other words around it in another language. */
  const keyOf = (markdown: string) => `${language().tag} ${markdown}`
  const wordsNow = () => articleWords(language())
  const directed = (settings: EmailSettings) => ({ ...settings, direction: language().direction })
  const emails = new LRUCache<string, Promise<EmailBody>>({ max: EMAILS_MAX })

  async function asPreview<T>(rendering: Promise<T>) {
    try {
      return await rendering
    } catch (error) {
      if (error instanceof UnrenderableText) {
        fail(422, `${error.message}.`, { errors: { content: error.message } })
      }
      if (error instanceof ThreadFailure) fail(503, busy, { retryAfter: 5 })
      throw error
    }
  }

  const preview = (markdown: string) => asPreview(renderIn(threads.drafts, markdown, wordsNow()))

  async function stored(thread: MarkdownThread, { id, title, markdown }: Named) {
    try {
      return await renderIn(thread, markdown, wordsNow())
    } catch (error) {
      if (error instanceof ThreadFailure) throw new Unavailable(error.message, error)
      if (!(error instanceof UnrenderableText)) throw error
      report(
        new Error(`“${title}” (${id}) is shown as plain text. ${error.message}.`, {
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
      cache.keep(keyOf(markdown), rendered)
    },
    post(row) {
      const known = cache.find(keyOf(row.markdown))
      if (known) return known
      // Unchecked drafts must not delay visitors.
      const thread = row.status === 'published' ? threads.posts : threads.drafts
      const rendered = stored(thread, row)
      cache.keep(keyOf(row.markdown), rendered)
      return rendered
    },
    emailPreview: (markdown, settings) =>
      asPreview(emailIn(threads.drafts, markdown, wordsNow(), directed(settings))),
    email(markdown, base, findPictures) {
      const key = keyOf(`${base} ${markdown}`)
      const known = emails.get(key)
      if (known) return known
      const rendered = findPictures(markdown).then((pictures) =>
        emailIn(threads.posts, markdown, wordsNow(), directed({ base, pictures })),
      )
      emails.set(key, rendered)
      rendered.catch(() => emails.delete(key))
      return rendered
    },
    async page(html, address) {
      try {
        const { page } = await threads.posts({ output: 'page', html, address })
        if (page) return page
      } catch (error) {
        if (!(error instanceof ThreadFailure)) throw error
        throw new Unavailable(error.message, error)
      }
      throw new Error(`The page ${address} is too large or too deeply nested for Markdown.`)
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

type FindPictures = (markdown: string) => Promise<EmailPictures>

type Named = Pick<PostRow, 'id' | 'title' | 'markdown'>

const busy = 'The server is busy. Try again in a moment.'

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
