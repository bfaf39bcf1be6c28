import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { adminPaths } from '#model/admin-paths.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startMailSink } from '#tests/fixtures/queued-mail.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { type FuzzRequest, fuzzRequest } from './fuzz-requests.ts'
import { growth, openDescriptors, residentMegabytes } from './process-facts.ts'

export type FuzzOptions = {
  requests: number
  seed: number
  program?: string[]
  progress?: (sent: number, megabytes: number) => void
}

type Answer = { status: number; seconds: number; problem?: string }

const CONCURRENCY = 8
/** Maximum response time in seconds. */
const SLOW = 1
const LIMIT = 20_000
const TRIES = 3
const SPARE_DESCRIPTORS = 12

/**
 * Sends generated requests to the built site, eight at a time. Failures are: a status of 500 or above, a response that
 * takes over a second at every retry, no response, an error in the server's log, steadily growing memory, and file
 * descriptors that stay open.
 */
export async function runFuzz({ requests, seed, program, progress }: FuzzOptions) {
  const sink = await startMailSink()
  const env = {
    TRUSTED_PROXIES: '1',
    ADMIN_EMAIL: ownerEmail,
    ADMIN_PASSWORD: ownerPassword,
    SMTP_URL: sink.url,
    SITE_URL: 'https://wavelength.example',
  }
  const site = await startSite({ env, program })
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
  const statuses: Record<string, number> = {}
  const memory: number[] = []
  const failures: string[] = []
  let slowest = 0
  let slowOnce = 0
  try {
    const cookie = await signIn(site)
    const ask = (request: FuzzRequest) => send(site, agent, request, cookie)
    const descriptors = await settledDescriptors(site, agent)
    let next = 0
    let finished = 0
    // Several visitors at a time, each sending the next request of the sequence.
    async function visitor() {
      while (next < requests) {
        const request = fuzzRequest(seed, next++)
        const answer = await ask(request)
        const kind = answer.problem ? 'none' : String(answer.status)
        statuses[kind] = (statuses[kind] ?? 0) + 1
        slowest = Math.max(slowest, answer.seconds)
        if (isWrong(answer)) {
          const [failure, again] = await judge(ask, request, answer)
          if (failure) failures.push(failure)
          else slowOnce += again
        }
        if (++finished % Math.ceil(requests / 10) === 0) {
          memory.push(residentMegabytes(site.pid))
          progress?.(finished, memory.at(-1) ?? 0)
        }
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, visitor))
    const left = (await settledDescriptors(site, agent)) - descriptors
    if (left > SPARE_DESCRIPTORS) failures.push(`${left} descriptors stayed open`)
    failures.push(...growth(memory), ...reported(site))
    const figures = {
      requests,
      statuses,
      slowest: `${slowest.toFixed(2)} s`,
      slowOnce,
      memory,
      left,
    }
    return { figures, failures }
  } finally {
    agent.destroy()
    await site.stop()
    sink.stop()
    removeFolder(site.dataDir)
  }
}

function isWrong({ status, seconds, problem }: Answer) {
  return status >= 500 || seconds > SLOW || problem !== undefined
}

/** A busy machine may be slow or refuse requests, so those count only if every retry fails too. */
async function judge(
  ask: (request: FuzzRequest) => Promise<Answer>,
  request: FuzzRequest,
  first: Answer,
) {
  let answer = first
  for (let tries = 0; tries < TRIES && isWrong(answer); tries++) {
    if (answer.status >= 500 && answer.status !== 503) break
    answer = await ask(request)
  }
  if (!isWrong(answer)) return [null, 1] as const
  const { body, raw, ...shown } = request
  const sent = JSON.stringify({ ...shown, body: (raw ?? body)?.toString('latin1').slice(0, 2000) })
  return [
    `${answer.problem ?? answer.status} after ${answer.seconds.toFixed(2)} s: ${sent}`,
    0,
  ] as const
}

function send(
  { origin }: Site,
  agent: Agent,
  request: FuzzRequest,
  cookie: string,
): Promise<Answer> {
  return request.raw ? sendRaw(origin, request.raw) : sendProper(origin, agent, request, cookie)
}

function sendProper(
  origin: string,
  agent: Agent,
  { method, path, headers, body, signedIn }: FuzzRequest,
  cookie: string,
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const own = signedIn ? { ...headers, cookie, 'sec-fetch-site': 'same-origin' } : headers
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({ status: 0, seconds: seconds(), problem: error.message })
    const options = { hostname, port, agent, method, path, headers: own, timeout: LIMIT }
    const request = httpRequest(options, (response) => {
      response.on('error', fail)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, seconds: seconds() }))
      response.resume()
    })
    request.on('error', fail)
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.end(body)
  })
}

/** Sends invalid bytes. The server may respond, hang up, or wait for more. */
function sendRaw(origin: string, bytes: Buffer): Promise<Answer> {
  const { port } = new URL(origin)
  return new Promise((resolve) => {
    let text = ''
    const done = () => {
      socket.destroy()
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)
      resolve({ status, seconds: 0 })
    }
    const socket = connect(Number(port), 'localhost', () => socket.end(bytes))
    socket.setTimeout(500, done)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('close', done).on('error', done)
  })
}

/** Signs the owner in and returns the session's cookies. */
async function signIn({ origin }: Site) {
  const body = new URLSearchParams({
    intent: 'password',
    email: ownerEmail,
    password: ownerPassword,
  })
  const options = { method: 'POST', body, redirect: 'manual' } as const
  const response = await fetch(`${origin}${adminPaths.signIn}`, options)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  if (response.status !== 302 || cookies.length === 0) {
    throw new Error(`The owner could not sign in (${response.status}).`)
  }
  return cookies.join('; ')
}

/** The number of open file descriptors after this test's connections are closed. */
async function settledDescriptors({ pid }: Site, agent: Agent) {
  agent.destroy()
  return openDescriptors(pid)
}

/** Unexpected errors in the server's log. */
function reported(site: Site) {
  return site
    .output()
    .split('\n')
    .filter((line) => / error [0-9a-f]{8} /.test(line))
}
