import { Agent, request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { ownChoices } from '#tests/fixtures/own-choices.ts'
import type { Journal } from './evidence.ts'
import type { Random } from './random.ts'
import { makeSubmission, type Submission } from './submissions.ts'

/** A request without a complete answer, or with one of the status 400 or above. */
export type FailedRequest = { from: number; to: number; path: string; reason: string }

type Asked = { method?: string; path: string; headers?: object; body?: Buffer }
type Answered = { status: number; location: string | undefined; text: string }

const TIMEOUT_MS = 30_000
const THINK_MS = 300
const RETRY_MS = 100
const pages = ['/', '/about', '/our-services', '/contact', '/blog', '/career', '/api/faq']

/**
 * Visitors behind a proxy with TLS, each from an address of its own: each reads two pages and sends one form, again until it
 * is acknowledged, and the next one comes.
 */
export function startVisitors(origin: string, random: Random, count: number) {
  const journal: Journal = { sent: [], acknowledged: [] }
  const failed: FailedRequest[] = []
  const sheets = { loaded: 0, whole: 0 }
  let isFinishing = false

  async function visit() {
    while (!isFinishing) {
      const submission = makeSubmission(random, journal.sent.length, ownChoices)
      journal.sent.push(submission)
      // Any address of 127.0.0.0/8 is this machine.
      const agent = new Agent({
        ...{ keepAlive: true, maxSockets: 1, rejectUnauthorized: false },
        localAddress: submission.address.replace(/^10\.0/, '127.1'),
      })
      for (let page = 0; page < 2; page++) {
        await read(agent, random.pick(pages))
        await wait(random.below(THINK_MS))
      }
      await sendUntilStored(agent, submission)
      agent.destroy()
    }
  }

  /** Loads a page with its style sheet, which is the whole one where another server has rendered the page. */
  async function read(agent: Agent, path: string) {
    const { text } = await ask(agent, { path })
    const sheet = /\/styles\/[\w-]+\.css/.exec(text)?.[0]
    if (!sheet) return
    const { location } = await ask(agent, { path: sheet })
    sheets.loaded += 1
    if (!location) return
    sheets.whole += 1
    await ask(agent, { path: location })
  }

  /** Asks until it is answered. */
  async function ask(agent: Agent, asked: Asked) {
    let answer = await attempt(agent, asked)
    while (!answer) {
      await wait(RETRY_MS)
      answer = await attempt(agent, asked)
    }
    return answer
  }

  async function sendUntilStored(agent: Agent, submission: Submission) {
    const { text } = await ask(agent, await encode(submission))
    const reference = String(JSON.parse(text).reference ?? '')
    journal.acknowledged.push({ submission, reference })
  }

  /** null, and a note, if it failed. */
  async function attempt(agent: Agent, asked: Asked) {
    const from = Date.now()
    const answer = await request(origin, agent, asked).catch((error: Error) => error.message)
    if (typeof answer !== 'string' && answer.status < 400) return answer
    const reason = typeof answer === 'string' ? answer : `${answer.status} ${answer.text}`
    failed.push({ from, to: Date.now(), path: asked.path, reason: reason.slice(0, 200) })
    return null
  }

  const visits = Promise.all(Array.from({ length: count }, visit))
  return {
    journal,
    failed,
    sheets,
    async finish() {
      isFinishing = true
      await visits
    },
  }
}

async function encode({ path, key, body }: Submission): Promise<Asked> {
  const { headers, body: stream } = new Request('http://localhost', { method: 'POST', body })
  const type = typeof body === 'string' ? 'application/json' : headers.get('content-type')
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  return {
    method: 'POST',
    path,
    headers: { 'idempotency-key': key, 'content-type': type },
    body: bytes,
  }
}

function request(origin: string, agent: Agent, { method = 'GET', path, headers, body }: Asked) {
  return new Promise<Answered>((resolve, reject) => {
    const length = body && { 'content-length': body.length }
    const options = { agent, method, headers: { ...headers, ...length }, timeout: TIMEOUT_MS }
    const asked = httpsRequest(new URL(path, origin), options, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then(
        (bytes) => resolve({ status, location: headers.location, text: bytes.toString() }),
        reject,
      )
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', reject)
    asked.end(body)
  })
}
