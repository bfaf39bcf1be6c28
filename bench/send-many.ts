import { Agent, get } from 'node:http'

const CONNECTIONS = 32

type Sent = { path: string; headers: Record<string, string> }

/**
 * Sends many requests over 32 connections.
 * @throws Error if one is not answered with 200
 */
export async function sendMany(origin: string, count: number, requestOf: (number: number) => Sent) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let sent = 0
  async function sendInTurn() {
    for (let number = sent++; number < count; number = sent++) {
      const { path, headers } = requestOf(number)
      const status = await statusOf(agent, origin + path, headers)
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendInTurn))
  agent.destroy()
}

/** Headers of one of 16 million visitors, behind a proxy that is trusted. */
export function visitorHeaders(number: number) {
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  return { 'accept-encoding': 'br', 'x-forwarded-for': address }
}

function statusOf(agent: Agent, url: string, headers: Record<string, string>) {
  return new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    }).on('error', reject)
  })
}
