import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// For `node --import`: loads the server's dependencies, then waits for a line on standard input, so that a server opens
// a tenth of a second after the previous one was killed. The server's worker threads get the flag too.
if (isMainThread) {
  await import('#server/open-site.ts')
  flushCompileCache()
  await once(process.stdin, 'data')
  process.stdin.destroy()
}
