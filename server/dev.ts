import { type ChildProcess, fork } from 'node:child_process'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stopSignals } from '#server/stop.ts'

/**
 * `npm run dev`: keeps dev-server.ts running and starts it anew when the server's own files change. Node's
 * `--watch` cannot do it: the temporary modules of Vite's configuration look like changes to it.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const entry = fileURLToPath(new URL('./dev-server.ts', import.meta.url))

/** Not the screens and the blocks' components: Vite swaps those in the open page. */
const watched = {
  server: /(?<!\.test)\.(?:ts|sql)$/,
  model: /(?<!\.test)\.ts$/,
  content: /\.(?:ts|md)$/,
  blocks: /schema\.ts$/,
}

/** An editor writes a file in several steps, in milliseconds. */
const SETTLE_TIME = 150

let child: ChildProcess | undefined
let settling: NodeJS.Timeout | undefined
let startAgain = false
let ending = false

for (const [folder, names] of Object.entries(watched)) {
  watch(`${root}${folder}`, { recursive: true }, (_, name) => {
    if (name && names.test(name)) startSoon(`${folder}/${name}`)
  })
}
for (const signal of stopSignals) process.on(signal, end)
start()

function start() {
  startAgain = false
  child = fork(entry, { cwd: root })
  child.once('exit', (code) => {
    child = undefined
    if (ending) process.exit(code ?? 0)
    if (startAgain) start()
    else console.log('The server has ended; it starts again with your next change.')
  })
}

function startSoon(file: string) {
  clearTimeout(settling)
  settling = setTimeout(() => {
    console.log(`${file} has changed; the server starts again.`)
    if (!child) return start()
    startAgain = true
    child.kill('SIGTERM')
  }, SETTLE_TIME)
}

function end() {
  ending = true
  clearTimeout(settling)
  if (!child) process.exit(0)
  child.kill('SIGTERM')
}
