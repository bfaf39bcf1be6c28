import { type ChildProcess, fork } from 'node:child_process'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stopSignals } from '#server/stop.ts'

/**
 * `npm run dev`: runs dev-server.ts and restarts it when the server's own files change. Node's `--watch` would also
 * restart for the temporary modules of Vite's configuration.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const entry = fileURLToPath(new URL('./dev-server.ts', import.meta.url))

/** Without the screens and the components of blocks, which Vite hot-reloads. */
const watched = {
  server: /(?<!\.test)\.(?:ts|sql)$/,
  model: /(?<!\.test)\.ts$/,
  content: /\.(?:ts|md)$/,
  blocks: /schema\.ts$/,
}

/** Milliseconds; editors write a file in several steps. */
const SETTLE_TIME = 150

let child: ChildProcess | undefined
let settling: NodeJS.Timeout | undefined
let restartNext = false
let ending = false

for (const [folder, names] of Object.entries(watched)) {
  watch(`${root}${folder}`, { recursive: true }, (_, name) => {
    if (name && names.test(name)) startSoon(`${folder}/${name}`)
  })
}
for (const signal of stopSignals) process.on(signal, end)
start()

function start() {
  restartNext = false
  child = fork(entry, { cwd: root })
  child.once('exit', (code) => {
    child = undefined
    if (ending) process.exit(code ?? 0)
    if (restartNext) start()
    else console.log('The server stopped. It restarts with your next change.')
  })
}

function startSoon(file: string) {
  clearTimeout(settling)
  settling = setTimeout(() => {
    console.log(`${file} changed; restarting the server.`)
    if (!child) return start()
    restartNext = true
    child.kill('SIGTERM')
  }, SETTLE_TIME)
}

function end() {
  ending = true
  clearTimeout(settling)
  if (!child) process.exit(0)
  child.kill('SIGTERM')
}
