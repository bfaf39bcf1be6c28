import { projectFile } from '#server/platform/project-file.ts'
import { createThreadPool, type ThreadLimits } from '#server/platform/threads/thread-pool.ts'
import type { MailTask, ReceivedMail } from './received-mail.ts'

/** Reads a raw message (RFC 5322) in a file; null if that is not possible within the limits. */
export type OpenMail = (path: string) => Promise<ReceivedMail | null>

/** A mail of 50 MB is read in three seconds. */
const readingLimits: ThreadLimits = { processor: 15_000, total: 120_000, memory: 512 }

const worker = projectFile('server/platform/mail/mail-worker.ts')

/** Reads mails in a thread: parsers can hang on crafted ones, which are then read in a simpler way. */
export function createOpenMail(limits = readingLimits): OpenMail {
  const run = createThreadPool<MailTask, ReceivedMail>(worker, { limits, threads: 1, idle: 10_000 })
  // A thread that failed was given up, or ended by what the parser threw.
  const read = (task: MailTask) => run(task).catch(() => null)
  return async (path) =>
    (await read({ path, isPlain: false })) ?? (await read({ path, isPlain: true }))
}
