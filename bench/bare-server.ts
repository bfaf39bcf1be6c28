import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

// Runs as a separate process: the least that node:http can do. Serves the responses of a site from memory.
const [origin, ...paths] = process.argv.slice(2)
const perConnection = new Set(['connection', 'date', 'keep-alive', 'x-request-id'])
const responses = new Map<string, { headers: [string, string][]; body: Buffer }>()
for (const path of paths) {
  const request = get(`${origin}${path}`, { headers: { 'Accept-Encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !perConnection.has(name)
      ? [[name, value] as [string, string]]
      : [],
  )
  responses.set(path, { headers, body: await buffer(response) })
}
const server = createServer(({ url = '' }, response) => {
  const known = responses.get(url)
  response.writeHead(known ? 200 : 404, known?.headers.flat()).end(known?.body)
})
server.listen(0, () => {
  console.log(`Open at http://localhost:${(server.address() as AddressInfo).port} `)
})
