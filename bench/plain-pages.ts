import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const BUTTONS = 8
const rules = { prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }

/**
 * Serves pages that have nothing but buttons and links to each other, prerendered on hover: what the browser itself
 * takes on this machine. `style` is CSS.
 */
export async function startPlainPages(links: string[], style = '') {
  const buttons = Array.from(
    { length: BUTTONS },
    (_, number) => `<button>Button ${number}</button>`,
  )
  const anchors = links.map((href) => `<a href="${href}">${href}</a>`)
  const meta = '<meta name="viewport" content="width=device-width">'
  const page = `<!doctype html><title>Plain</title>${meta}<style>${style}</style><p>${buttons.join(' ')}<p>${anchors.join(' ')}`
  const server = createServer(({ url }, response) => {
    if (url === '/rules.json') {
      response.setHeader('Content-Type', 'application/speculationrules+json')
      return response.end(JSON.stringify(rules))
    }
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Speculation-Rules', '"/rules.json"')
    response.end(page)
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
