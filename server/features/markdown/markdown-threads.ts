import { projectFile } from '#server/platform/project-file.ts'
import { createThreadPool, type ThreadLimits } from '#server/platform/threads/thread-pool.ts'
import type { ArticleWords } from './article-words.ts'
import type { FoundHref } from './hrefs-of-markdown.ts'
import type { PlainPage } from './plain-page.ts'
import type { EmailBody, EmailTask } from './render-for-email.ts'
import type { Rendered } from './render-markdown.ts'

export type MarkdownTask =
  | { output: 'html'; markdown: string; words: ArticleWords }
  | { output: 'links'; markdown: string }
  | { output: 'page'; html: string; address: string }
  | ({ output: 'email'; markdown: string; words: ArticleWords } & EmailTask)

/** `error`: the message for the author, or null if a limit was exceeded. */
export type MarkdownAnswer = {
  rendered?: Rendered
  links?: FoundHref[]
  email?: EmailBody
  page?: PlainPage
  error?: string | null
}

/** Runs a task in a thread; see `createThreadPool`. */
export type MarkdownThread = (task: MarkdownTask) => Promise<MarkdownAnswer>

/** Separate threads for unchecked drafts, so that they cannot delay published posts. */
export type MarkdownThreads = { drafts: MarkdownThread; posts: MarkdownThread }

/** Milliseconds; the longest allowed text takes 1 s, starting a thread 0.5 s. */
const draftLimits: ThreadLimits = { processor: 3_000, total: 30_000, memory: 256 }

/** More than drafts get, and in total less than the 15 s page timeout. */
const postLimits: ThreadLimits = { processor: 6_000, total: 12_000, memory: 256 }

/** Milliseconds that idle threads are kept; unified and shiki take 0.5 s to load and 40 MB of memory. */
const DRAFT_IDLE = 60_000
/** Shorter, because what visitors read is cached. */
const POST_IDLE = 10_000

/** Maximum queued previews and checks. */
const DRAFT_QUEUE_MAX = 20

const worker = projectFile('server/features/markdown/markdown-worker.ts')

export function createMarkdownThreads(drafts = draftLimits, posts = postLimits): MarkdownThreads {
  return {
    drafts: createThreadPool(worker, {
      limits: drafts,
      threads: 1,
      waiting: DRAFT_QUEUE_MAX,
      idle: DRAFT_IDLE,
    }),
    // Unbounded queue: each text is requested only once.
    posts: createThreadPool(worker, { limits: posts, threads: 1, idle: POST_IDLE }),
  }
}

/** Shared by the whole process. */
export const markdownThreads = createMarkdownThreads()
