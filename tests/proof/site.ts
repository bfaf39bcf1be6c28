import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

const DATABASE = 'wavelength.sqlite'
const visitor = join(import.meta.dirname, 'visitor.ts')

/** The data folder of a process that has its own view of the disk. */
export const dataOf = (pid: number, folder: string) => `/proc/${pid}/root${folder}`

/** The names of all leads that are stored. @throws Error if a file of one is missing */
export function leadsIn(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'wavelength-leads-'))
  // SQLite resolves links, and below /proc that of a process's root leads to this machine's.
  for (const name of [DATABASE, `${DATABASE}-wal`]) {
    if (existsSync(join(folder, name))) cpSync(join(folder, name), join(copy, name))
  }
  const database = new DatabaseSync(join(copy, DATABASE))
  try {
    const files = database.prepare('select storage_key as key from lead_files').all()
    const missing = files.filter(({ key }) => !existsSync(join(folder, 'files', String(key))))
    if (missing.length > 0) throw new Error(`Files are missing: ${JSON.stringify(missing)}`)
    return database
      .prepare('select name from leads order by name')
      .all()
      .map((lead) => `${lead.name}`)
  } finally {
    database.close()
    rmSync(copy, { recursive: true })
  }
}

/**
 * Begins to send an inquiry with a file in the network of a process, over some seconds. `answer` waits for the response
 * and returns it. @throws Error if its status is another
 */
export async function send(pid: number, origin: string, name: string, seconds = 0) {
  const args = [
    '--net',
    '--target',
    `${pid}`,
    process.execPath,
    visitor,
    origin,
    name,
    `${seconds}`,
  ]
  const child = spawn('nsenter', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise((resolve) => child.on('close', resolve))
  const begun = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.startsWith('sending\n')) resolve()
      })
    }
  })
  await Promise.race([begun, ended])
  return {
    async answer(status: number) {
      await ended
      const answer = output.replace('sending\n', '').trim()
      if (!answer.startsWith(`${status} `)) throw new Error(`Expected ${status}: ${answer}`)
      return answer
    },
  }
}

/** Tries every half second. @throws Error of the last attempt after so many seconds */
export async function waitUntil<T>(attempt: () => Promise<T>, seconds: number): Promise<T> {
  const end = performance.now() + seconds * 1_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > end) throw error
    }
    await setTimeout(500)
  }
}
