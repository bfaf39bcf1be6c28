import { isMainThread } from 'node:worker_threads'
import { beginning } from './beginning.ts'

// For `node --import`: the program begins after a line on standard input. The server's worker threads get the flag too.
if (isMainThread) await beginning()
