import { openSync } from 'node:fs'
import { createServer } from 'node:http'

// A deliberately broken site: some pages fail, one is slow, and every request leaves a file descriptor open.
const server = createServer((request, response) => {
  openSync('/dev/null', 'r')
  const { url = '', method } = request
  if (url.startsWith('/admin/sign-in')) {
    response.writeHead(302, { 'set-cookie': 'session=1' }).end()
  } else if (url.startsWith('/terms')) setTimeout(() => response.end(), 1_200)
  else if (url.startsWith('/admin') && method === 'GET') response.writeHead(500).end()
  else if (url.startsWith('/blog') && method === 'GET') request.socket.destroy()
  else response.end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  console.log(`Wavelength is open at http://localhost:${port}`)
  console.error('2026-11-21T09:30:00.000Z error 0123abcd Error: nobody caught this')
})
process.on('SIGTERM', () => process.exit(0))
