import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const projectBin = join(root, 'node_modules', '.bin')

/** Node 24, installed as an npm package, regardless of the system's version. */
export const node24 = join(projectBin, 'node')

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Node's flag that loads .env, if there is one. */
export const settingsFlag = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []

/** A failed step; its message is printed to the console. */
export class StepFailure extends Error {}

/** Prints a progress message. */
export function log(message) {
  console.log(message)
}

/** This process's environment without node_modules/.bin on PATH, because an install replaces it. */
export function hostEnvironment() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return {
    ...process.env,
    PATH: folders.filter((folder) => folder !== projectBin).join(delimiter),
  }
}

/** This process's environment with node_modules/.bin, which contains Node 24, first on PATH. */
export function node24Environment() {
  const host = hostEnvironment()
  return { ...host, PATH: [projectBin, host.PATH].join(delimiter) }
}

/**
 * Runs a program in the root folder. With `quiet`, its output is returned and not shown;
 * after `timeLimit` (milliseconds) it is killed along with its children.
 * Resolves with { code, output, problem }; `problem` is null on success.
 * Stop signals are forwarded to it; after one, this process exits with the program's code.
 */
export async function run(program, args, { env = process.env, quiet = false, timeLimit } = {}) {
  const ownGroup = timeLimit !== undefined
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(program, args, { cwd: root, env, stdio, detached: ownGroup })
  const send = (signal) => sendSignal(ownGroup ? -child.pid : child.pid, signal)
  const forwarding = forwardSignals(send)

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
  if (forwarding.stop()) process.exit(exitCode(end))
  const problem = timedOut ? `took longer than ${timeLimit / 1000} seconds` : problemOf(end)
  return { code: exitCode(end), output, problem }
}

/** Runs a program quietly; throws a StepFailure with its output if it fails. */
export async function runStep(step, program, args, env) {
  const { problem, output } = await run(program, args, { env, quiet: true })
  if (!problem) return
  const command = [program, ...args].join(' ')
  throw new StepFailure(
    `${output.trimEnd()}\n\n${step} failed: "${command}" ${problem}. See its output above.`,
  )
}

/** Calls `send` for each stop signal. `stop()` ends this and returns whether any signal was forwarded. */
function forwardSignals(send) {
  const parent = process.ppid
  let forwardedAt = 0
  function forward(signal) {
    // Ctrl+C arrives twice: from the terminal and from npm.
    if (Date.now() - forwardedAt < 1000) return
    forwardedAt = Date.now()
    send(signal)
  }
  for (const signal of stopSignals) process.on(signal, forward)
  // If npm is killed with SIGKILL, it forwards no signal, but the parent process id changes.
  const watch = setInterval(() => {
    if (process.ppid === parent || !process.env.npm_lifecycle_event) return
    clearInterval(watch)
    forward('SIGTERM')
  }, 500)
  return {
    stop() {
      clearInterval(watch)
      for (const signal of stopSignals) process.off(signal, forward)
      return forwardedAt > 0
    },
  }
}

function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has already exited.
  }
}

/** Waits for `close`, not `exit`, so that grandchildren have also closed the output. */
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
  if (signal) return `was killed by ${signal}`
  return code === 0 ? null : `exited with code ${code}`
}
