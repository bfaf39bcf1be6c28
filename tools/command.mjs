import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const ownPrograms = join(root, 'node_modules', '.bin')

/** Node 24, which comes as an npm package for each platform, whatever Node the machine has. */
export const node24 = join(ownPrograms, 'node')

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Node's flag for the owner's own settings, where there is a file of them. */
export const settingsFlag = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []

/** A step that did not succeed; its message is written for the reader of the console. */
export class StepFailure extends Error {}

/** Prints one sentence of progress. */
export function log(sentence) {
  console.log(sentence)
}

/** This process's environment without the project's programs on PATH: an install replaces them. */
export function hostEnvironment() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return {
    ...process.env,
    PATH: folders.filter((folder) => folder !== ownPrograms).join(delimiter),
  }
}

/** This process's environment with Node 24 and the project's programs first on PATH. */
export function node24Environment() {
  const host = hostEnvironment()
  return { ...host, PATH: [ownPrograms, host.PATH].join(delimiter) }
}

/**
 * Runs a program in the repository's folder to its end. With `quiet` its output is kept instead
 * of shown; `timeLimit` (milliseconds) ends it together with all that it started.
 * Resolves with { code, output, problem }; `problem` is null after a success.
 * Stop signals are passed on to it; after one, this process ends as the program did.
 */
export async function run(program, args, { env = process.env, quiet = false, timeLimit } = {}) {
  const ownGroup = timeLimit !== undefined
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(program, args, { cwd: root, env, stdio, detached: ownGroup })
  const send = (signal) => sendSignal(ownGroup ? -child.pid : child.pid, signal)
  const passing = passSignalsOn(send)

  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  let timedOut = false
  const timer =
    ownGroup &&
    setTimeout(() => {
      timedOut = true
      send('SIGKILL')
    }, timeLimit)

  const end = await endOf(child)
  clearTimeout(timer)
  if (passing.stop()) process.exit(exitCode(end))
  const problem = timedOut ? `took longer than ${timeLimit / 1000} seconds` : problemOf(end)
  return { code: exitCode(end), output, problem }
}

/** Runs a program quietly; a failure throws a StepFailure with its output and what failed. */
export async function runStep(what, program, args, env) {
  const { problem, output } = await run(program, args, { env, quiet: true })
  if (!problem) return
  const command = [program, ...args].join(' ')
  throw new StepFailure(
    `${output.trimEnd()}\n\n${what} failed: "${command}" ${problem}. Its output stands above.`,
  )
}

/** `stop()` ends the passing on and tells whether there was something to pass on. */
function passSignalsOn(send) {
  const parent = process.ppid
  let passedAt = 0
  function pass(signal) {
    // One Ctrl+C arrives twice: from the terminal, and from npm.
    if (Date.now() - passedAt < 1000) return
    passedAt = Date.now()
    send(signal)
  }
  for (const signal of stopSignals) process.on(signal, pass)
  // npm that was killed outright passes nothing on, but leaves this process without its parent.
  const watch = setInterval(() => {
    if (process.ppid === parent || !process.env.npm_lifecycle_event) return
    clearInterval(watch)
    pass('SIGTERM')
  }, 500)
  return {
    stop() {
      clearInterval(watch)
      for (const signal of stopSignals) process.off(signal, pass)
      return passedAt > 0
    },
  }
}

function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

/** Waits for `close`, not `exit`: a grandchild that still writes must have ended too. */
function endOf(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: null, signal: null, error }))
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
}

function exitCode({ code, signal }) {
  return code ?? (signal ? 128 + constants.signals[signal] : 1)
}

function problemOf({ code, signal, error }) {
  if (error) return `could not be started (${error.message})`
  if (signal) return `was ended by ${signal}`
  return code === 0 ? null : `ended with code ${code}`
}
