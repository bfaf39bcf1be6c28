import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// For `node --import`: loads what the server stands on, then waits for a line on standard input. A server that is begun
// so opens a tenth of a second after the one before it was killed. The server's own threads are given the flag too.
if (isMainThread) {
  await import('#server/open-site.ts')
  flushCompileCache()
  await once(process.stdin, 'data')
  process.stdin.destroy()
}
