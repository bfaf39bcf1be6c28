import { connect } from 'node:http2'
import { text } from 'node:stream/consumers'
import type { Nginx } from '#tests/fixtures/nginx.ts'

/** Describes what deploy/nginx.conf does not do as documented: HTTPS only, HTTP/2, our compression, no figures for visitors. */
export async function proxyFailures({ origin, plainOrigin }: Nginx) {
  const failures: string[] = []
  const expect = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) failures.push(`${what}: ${actual} instead of ${expected}`)
  }
  const redirect = await fetch(`${plainOrigin}/about?a=1`, { redirect: 'manual' })
  expect('status over http', redirect.status, 301)
  expect('location over http', redirect.headers.get('location'), 'https://127.0.0.1/about?a=1')
  const session = connect(origin, { rejectUnauthorized: false })
  const get = async (path: string) => {
    const stream = session.request({ ':path': path, 'accept-encoding': 'br' })
    const [headers] = await Promise.all([
      new Promise<Record<string, unknown>>((resolve, reject) => {
        stream.on('response', resolve).on('error', reject)
      }),
      text(stream),
    ])
    return headers
  }
  const page = await get('/')
  expect('status over HTTP/2', page[':status'], 200)
  expect('compression', page['content-encoding'], 'br')
  expect('/readyz', (await get('/readyz'))[':status'], 404)
  expect('/metrics', (await get('/metrics'))[':status'], 404)
  session.close()
  return failures
}
