import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { inquiryParts } from '#tests/fixtures/inquiry.ts'
import { boundary, multipart } from '#tests/fixtures/multipart.ts'
import { ownChoices } from '#tests/fixtures/own-choices.ts'
import { removeFolder, startSite } from '#tests/fixtures/site.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { percentile } from './percentile.ts'
import type { Row } from './row.ts'

const CONNECTIONS = 100
const TEXTS = 6_000
const FILES = 600
const FILE_BYTES = 1_000_000

/** Sends inquiries over a hundred connections, each from an address of its own, without and with a file. */
export async function measureInquiries(): Promise<Row[]> {
  const site = await startSite({ env: { TRUSTED_PROXIES: '1' } })
  await sendMany(site.origin, CONNECTIONS)
  const texts = await sendMany(site.origin, TEXTS)
  const files = await sendMany(site.origin, FILES, pdf(FILE_BYTES))
  await site.stop()
  removeFolder(site.dataDir)
  return [
    { measure: 'inquiries stored', value: texts.rate, unit: '/s', goal: 'at least 1500' },
    { measure: 'inquiries stored, p99', value: texts.p99, unit: 'ms', goal: 'at most 120' },
    { measure: 'inquiries with 1 MB stored', value: files.rate, unit: '/s', goal: 'at least 150' },
    { measure: 'inquiries with 1 MB stored, p99', value: files.p99, unit: 'ms' },
  ]
}

async function sendMany(origin: string, count: number, file?: Buffer) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  let sent = 0
  async function sendInTurn() {
    while (sent < count) {
      const body = formOf(sent++, file)
      const began = performance.now()
      const status = await send(agent, origin, sent, body)
      if (status !== 201) throw new Error(`An inquiry was answered with ${status}.`)
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, sendInTurn))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return { rate: count / seconds, p99: percentile(times, 0.99) }
}

function formOf(number: number, file?: Buffer) {
  const parts = inquiryParts({
    ...ownChoices,
    email: `visitor-${number}@example.com`,
    details: randomUUID(),
  })
  if (file) parts.push({ name: 'file', filename: 'brief.pdf', content: file })
  return multipart(parts)
}

function send(agent: Agent, origin: string, number: number, body: Buffer) {
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  }
  return new Promise<number | undefined>((resolve, reject) => {
    const options = { method: 'POST', agent, headers }
    request(`${origin}/api/inquiries`, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
      .on('error', reject)
      .end(body)
  })
}
