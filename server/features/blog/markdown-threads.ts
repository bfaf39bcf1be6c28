import type { FoundHref } from '#server/features/content/hrefs.ts'
import { createThreadPool, type ThreadLimits } from '#server/platform/threads/thread-pool.ts'
import type { Rendered } from './render-markdown.ts'

export type MarkdownTask = { want: 'html' | 'links'; markdown: string }

/** A fault is the sentence for whoever wrote the text, or null where only a limit was met. */
export type MarkdownAnswer = {
  rendered?: Rendered
  links?: FoundHref[]
  fault?: string | null
}

/** Runs a task in a thread; see `createThreadPool`. */
export type MarkdownThread = (task: MarkdownTask) => Promise<MarkdownAnswer>

/** Threads for texts that nobody has checked yet, and others that these cannot keep waiting. */
export type MarkdownThreads = { drafts: MarkdownThread; posts: MarkdownThread }

/** The longest text that the form takes needs a second; a new thread half a second more. */
const draftLimits: ThreadLimits = { processor: 3_000, total: 30_000, memory: 256 }

/** More than a text had when it was checked, and in all less than the 15 s that a page is waited for. */
const postLimits: ThreadLimits = { processor: 6_000, total: 12_000, memory: 256 }

/** Unified and shiki take half a second to load, and 40 MB. */
const IDLE = 60_000

/** Previews and checks at once of all editors together. */
const DRAFTS_WAITING = 20

const worker = new URL('./markdown-worker.ts', import.meta.url)

export function createMarkdownThreads(drafts = draftLimits, posts = postLimits): MarkdownThreads {
  return {
    drafts: createThreadPool(worker, {
      limits: drafts,
      threads: 1,
      waiting: DRAFTS_WAITING,
      idle: IDLE,
    }),
    // As many as there are posts may wait: each text is asked for once.
    posts: createThreadPool(worker, { limits: posts, threads: 1, idle: IDLE }),
  }
}

/** One pair for the process, however many sites tests open in it. */
export const markdownThreads = createMarkdownThreads()
