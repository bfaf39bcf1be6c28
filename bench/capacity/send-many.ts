import { Agent, request } from 'node:http'

/** One request; without a body a GET. */
export type Asked = {
  path: string
  headers?: Record<string, string>
  body?: Buffer
  /** The only status that is right; 200 by default. */
  status?: number
}

let visitors = 0

/**
 * Sends `count` requests over some connections, each from a visitor of its own, and returns the rate per second.
 * @throws Error if one is answered with another status
 */
export async function sendMany(
  origin: string,
  { count, connections }: { count: number; connections: number },
  askedFor: (number: number) => Asked,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let sent = 0
  async function sendInTurn() {
    while (sent < count) {
      const asked = askedFor(sent++)
      const { status } = await send(agent, origin, asked)
      if (status !== (asked.status ?? 200))
        throw new Error(`${asked.path} was answered with ${status}.`)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, sendInTurn))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return count / seconds
}

/** Sends one request with brotli, and returns the status and entity tag of the response. */
export function send(agent: Agent, origin: string, { path, headers, body }: Asked) {
  const visitor = ++visitors
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  const options = {
    agent,
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-encoding': 'br',
      'x-forwarded-for': address,
      ...(body && { 'content-length': String(body.length) }),
      ...headers,
    },
  }
  return new Promise<{ status: number; tag: string }>((resolve, reject) => {
    request(origin + path, options, (response) => {
      const { statusCode: status = 0, headers } = response
      response.resume().on('end', () => resolve({ status, tag: headers.etag ?? '' }))
    })
      .on('error', reject)
      .end(body)
  })
}
