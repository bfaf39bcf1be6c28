import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { ownerEmail, ownerPassword, signInOwner } from '#tests/fixtures/owner.ts'
import { startMailSink } from '#tests/fixtures/queued-mail.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { type FuzzRequest, fuzzRequest } from './fuzz-requests.ts'
import { findMemoryGrowth, openDescriptors, residentMegabytes } from './process-facts.ts'

export type FuzzOptions = {
  requests: number
  seed: number
  program?: string[]
  progress?: (sent: number, megabytes: number) => void
}

type Result = { status: number; seconds: number; problem?: string }

const CONCURRENCY = 8
/** In seconds. */
const RESPONSE_TIME_MAX = 1
const TIMEOUT_MS = 20_000
const RETRIES = 2
const SPARE_DESCRIPTORS = 12

/**
 * Sends generated requests to the built site, eight at a time. Failures are: a status of 500 or above, a response that
 * takes over a second also when it is sent alone, no response, an error in the server's log, steadily growing memory, and file
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
  const failed: { request: FuzzRequest; result: Result }[] = []
  let slowest = 0
  let recovered = 0
  try {
    const cookie = await signInOwner(site.origin)
    const sendToSite = (request: FuzzRequest) => send(site, agent, request, cookie)
    const descriptors = await settledDescriptors(site, agent)
    let next = 0
    let finished = 0
    async function sendRequests() {
      while (next < requests) {
        const request = fuzzRequest(seed, next++)
        const result = await sendToSite(request)
        const kind = result.problem ? 'none' : String(result.status)
        statuses[kind] = (statuses[kind] ?? 0) + 1
        slowest = Math.max(slowest, result.seconds)
        if (isFailure(result)) failed.push({ request, result })
        if (++finished % Math.ceil(requests / 10) === 0) {
          memory.push(residentMegabytes(site.pid))
          progress?.(finished, memory.at(-1) ?? 0)
        }
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, sendRequests))
    for (const { request, result } of failed) {
      const last = await retryAlone(sendToSite, request, result)
      if (isFailure(last)) failures.push(sentenceFor(request, last))
      else recovered += 1
    }
    const leaked = (await settledDescriptors(site, agent)) - descriptors
    if (leaked > SPARE_DESCRIPTORS) failures.push(`${leaked} descriptors stayed open`)
    failures.push(...findMemoryGrowth(memory), ...loggedErrors(site))
    const figures = {
      requests,
      statuses,
      slowest: `${slowest.toFixed(2)} s`,
      recovered,
      memory,
      leaked,
    }
    return { figures, failures }
  } finally {
    agent.destroy()
    await site.stop()
    sink.stop()
    removeFolder(site.dataDir)
  }
}

function isFailure({ status, seconds, problem }: Result) {
  return status >= 500 || seconds > RESPONSE_TIME_MAX || problem !== undefined
}

/** Slow responses and 503 may only mean that the machine or the server was busy with others. */
async function retryAlone(
  sendAgain: (request: FuzzRequest) => Promise<Result>,
  request: FuzzRequest,
  first: Result,
) {
  let result = first
  for (let tries = 0; tries < RETRIES && isFailure(result); tries++) {
    if (result.status >= 500 && result.status !== 503) break
    result = await sendAgain(request)
  }
  return result
}

function sentenceFor(request: FuzzRequest, { problem, status, seconds }: Result) {
  const { body, raw, ...rest } = request
  const sent = JSON.stringify({ ...rest, body: (raw ?? body)?.toString('latin1').slice(0, 2000) })
  return `${problem ?? status} after ${seconds.toFixed(2)} s: ${sent}`
}

function send(
  { origin }: Site,
  agent: Agent,
  request: FuzzRequest,
  cookie: string,
): Promise<Result> {
  return request.raw ? sendRaw(origin, request.raw) : sendValid(origin, agent, request, cookie)
}

function sendValid(
  origin: string,
  agent: Agent,
  { method, path, headers, body, signedIn }: FuzzRequest,
  cookie: string,
): Promise<Result> {
  const { hostname, port } = new URL(origin)
  const allHeaders = signedIn ? { ...headers, cookie, 'sec-fetch-site': 'same-origin' } : headers
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  return new Promise((resolve) => {
    const fail = (error: Error) =>
      resolve({ status: 0, seconds: seconds(), problem: error.message })
    const target = { hostname, port, agent, method, path }
    const options = { ...target, headers: allHeaders, timeout: TIMEOUT_MS }
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
function sendRaw(origin: string, bytes: Buffer): Promise<Result> {
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

/** The number of open file descriptors after this test's connections are closed. */
async function settledDescriptors({ pid }: Site, agent: Agent) {
  agent.destroy()
  return openDescriptors(pid)
}

/** Unexpected errors in the server's log. */
function loggedErrors(site: Site) {
  return site
    .output()
    .split('\n')
    .filter((line) => / error [0-9a-f]{8} /.test(line))
}
