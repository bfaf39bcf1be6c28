import type { Server } from 'node:http'

/** Milliseconds between checks. */
const INTERVAL = 5_000

/** Requests between two checks, above which the server is busy; monitoring and single visitors stay below. */
const BUSY = 20

/** Requests after which there is memory to release. */
const TRAFFIC = 1_000

/**
 * Returns free memory to the system when traffic has ended. V8 collects its heap by itself, but keeps the freed pages:
 * about 30 MB. Takes a tenth of a second. Needs Node's `--expose-gc`.
 */
export function releaseMemory(server: Server, collect = globalThis.gc) {
  if (!collect) return
  let sinceCheck = 0
  let sinceRelease = 0
  server.on('request', () => {
    sinceCheck += 1
  })
  const timer = setInterval(() => {
    const isQuiet = sinceCheck < BUSY
    sinceRelease += sinceCheck
    sinceCheck = 0
    if (!isQuiet || sinceRelease < TRAFFIC) return
    sinceRelease = 0
    collect({ type: 'major', flavor: 'last-resort' })
  }, INTERVAL)
  timer.unref()
}
