import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { type Site, startSite } from '#tests/fixtures/site.ts'
import { type Authority, createAuthority, LIFE } from './authority.ts'
import { run } from './command.ts'
import type { Part } from './part.ts'
import { waitUntil } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'wavelength-tls-'))
const dataDir = join(folder, 'data')
const PORT = 14_443
const PLAIN_PORT = 14_080
const names = ['site.wavelength.test', 'www.site.wavelength.test']

let authority: Authority
let site: Site
let root = ''
let serial = ''

async function open() {
  site = await startSite({
    dataDir,
    env: {
      TLS_DOMAIN: names.join(','),
      TLS_PORT: String(PORT),
      TLS_HTTP_PORT: String(PLAIN_PORT),
      SITE_URL: `https://${names[0]}:${PORT}`,
      ACME_DIRECTORY: authority.directory,
      NODE_EXTRA_CA_CERTS: authority.caFile,
    },
  })
}

/** Without the authority: the site over http, and a sentence in the log. */
async function startAlone() {
  authority = await createAuthority(folder, PLAIN_PORT)
  await open()
  await waitUntil(async () => expectLog(/There is no new certificate .* cannot be reached/), 20)
  const status = await plainStatus('/about')
  if (status !== '200 ') throw new Error(`The page over http: ${status}`)
  return /There is no new certificate.*/.exec(site.output())?.[0]
}

/** It is tried again after a minute. */
async function issue() {
  await authority.start()
  root = await authority.root()
  const { serial: first, body, hsts } = await waitUntil(() => secure('/about'), 120)
  serial = first
  if (!body.includes('<html')) throw new Error(`The page over https: ${body.slice(0, 200)}`)
  if (!hsts) throw new Error('The page over https has no Strict-Transport-Security.')
  const redirect = await plainStatus('/about?a=1')
  const expected = `308 https://${names[1]}:${PORT}/about?a=1`
  if (redirect !== expected) throw new Error(`Expected ${expected}, got ${redirect}`)
  const kept = readdirSync(join(dataDir, 'tls'), { recursive: true, encoding: 'utf8' })
  const modes = kept.map((name) => {
    const { mode } = statSync(join(dataDir, 'tls', name))
    return `${name} ${(mode & 0o777).toString(8)}`
  })
  return `serial ${serial}; ${modes.join(', ')}`
}

async function renew() {
  const { pid } = site
  const other = await waitUntil(async () => {
    const found = await secure('/about')
    if (found.serial === serial) throw new Error('The certificate is not renewed.')
    return found
  }, LIFE).catch((error: Error) => {
    throw new Error(`${error.message}. The log:\n${site.output()}`)
  })
  serial = other.serial
  return `serial ${serial}, the same process ${pid}`
}

async function restart() {
  const code = await site.stop()
  if (code !== 0) throw new Error(`Stopped with code ${code}:\n${site.output()}`)
  await authority.stop()
  await open()
  const { serial: found } = await waitUntil(() => secure('/about'), 20)
  if (found !== serial) throw new Error('The stored certificate is not used.')
  return `serial ${found}, without the authority`
}

function expectLog(sentence: RegExp) {
  if (!sentence.test(site.output())) throw new Error(`The log has no ${sentence}: ${site.output()}`)
}

function plainStatus(path: string) {
  const address = `http://${names[1]}:${PLAIN_PORT}${path}`
  const here = ['--resolve', `${names[1]}:${PLAIN_PORT}:127.0.0.1`]
  const written = ['--output', '/dev/null', '--write-out', '%{http_code} %{redirect_url}']
  return run('curl', ['--silent', '--max-time', '20', ...here, ...written, address]).then((text) =>
    text.endsWith('200') ? `${text} ` : text,
  )
}

/** A page over https, with the certificate checked as browsers do. */
function secure(path: string) {
  return new Promise<{ serial: string; body: string; hsts?: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: PORT, path, agent: false, ca: root }
    const headers = { Host: `${names[0]}:${PORT}` }
    request({ ...options, headers, servername: names[0] }, async (response) => {
      const { socket } = response
      const serial = socket instanceof TLSSocket ? socket.getPeerCertificate().serialNumber : ''
      let body = ''
      for await (const chunk of response.setEncoding('utf8')) body += chunk
      const hsts = response.headers['strict-transport-security']
      if (response.statusCode === 200) resolve({ serial, body, hsts })
      else reject(new Error(`Status ${response.statusCode}: ${body.slice(0, 200)}`))
    })
      .on('error', reject)
      .end()
  })
}

/** A certificate of a real authority's test server (RFC 8555), gotten, renewed and kept by the built site. */
export const part: Part = {
  packages: ['pebble', 'openssl', 'curl'],
  steps: [
    { name: 'build the site', run: async () => void (await run('npm', ['run', 'build'])) },
    { name: 'start without the authority', run: startAlone },
    { name: 'get a certificate once it answers', run: issue },
    { name: 'renew it without a restart', run: renew },
    { name: 'restart with the stored one', run: restart },
  ],
  async cleanUp() {
    await site?.stop()
    await authority?.stop()
    rmSync(folder, { recursive: true, force: true })
  },
}
