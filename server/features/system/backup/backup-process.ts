import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { BackupTarget } from '#server/platform/config/backup-settings.ts'
import type { Config } from '#server/platform/config/config.ts'
import { projectFile } from '#server/platform/project-file.ts'
import type { BackupRecord } from './record.ts'

export type BackupTask = {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'files' | 'diskReserve'>
  to: BackupTarget
  keepDays: number
  /** The path of a folder to be made for the time of the work. */
  work: string
  /** ISO time. */
  now: string
}

/** What came of it; a sentence if it failed. */
export type BackupAnswer = { record: BackupRecord } | { error: string }

/** Makes a backup and removes old ones. */
export type RunBackup = (task: BackupTask, signal: AbortSignal) => Promise<BackupAnswer>

const worker = projectFile('server/features/system/backup/backup-worker.ts')

/** Runs in a process of low priority, because reading and comparing a large database takes seconds of processor time. */
export const backUpInProcess: RunBackup = async (task, signal) => {
  const { promise, resolve } = Promise.withResolvers<BackupAnswer>()
  // The environment may hold the credentials for the bucket.
  const child = fork(worker, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  child.once('message', (answer) => resolve(answer as BackupAnswer))
  child.once('error', ({ message }) => resolve({ error: message }))
  child.once('exit', () => resolve({ error: 'its process ended before it was finished' }))
  child.send(task, () => {})
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
    await rm(task.work, { recursive: true, force: true })
  }
}
