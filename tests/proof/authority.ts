import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './command.ts'
import { waitUntil } from './site.ts'

const DNS_PORT = 14_053
const PORT = 14_000
const MANAGEMENT_PORT = 15_000

/** Seconds that its certificates live: the site renews them in the last third. */
export const LIFE = 100

/** Pebble, the test server of Let's Encrypt, and a DNS in which every name is this machine. */
export type Authority = {
  directory: string
  /** PEM of what its own https is signed with. */
  caFile: string
  start(): Promise<void>
  stop(): Promise<void>
  /** PEM of what its certificates are signed with, another one after each start. */
  root(): Promise<string>
}

/** @param plainPort where it sends the challenges over HTTP */
export async function createAuthority(folder: string, plainPort: number): Promise<Authority> {
  const cert = join(folder, 'authority.pem')
  const key = join(folder, 'authority.key')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc']
  await run('openssl', ['req', ...kind, '-days', '2', ...subject, '-keyout', key, '-out', cert])
  const config = join(folder, 'pebble.json')
  const pebble = {
    listenAddress: `127.0.0.1:${PORT}`,
    managementListenAddress: `127.0.0.1:${MANAGEMENT_PORT}`,
    certificate: cert,
    privateKey: key,
    httpPort: plainPort,
    tlsPort: 1,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
    certificateValidityPeriod: LIFE,
  }
  writeFileSync(config, JSON.stringify({ pebble }))
  const running: ChildProcess[] = []
  const begin = (program: string, args: string[]) => {
    const env = { ...process.env, PEBBLE_VA_NOSLEEP: '1' }
    running.push(spawn(program, args, { env, stdio: 'ignore' }))
  }
  const ask = (path: string) => run('curl', ['--silent', '--fail', '--cacert', cert, path])
  const directory = `https://localhost:${PORT}/dir`
  return {
    directory,
    caFile: cert,
    async start() {
      const none = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-defaultIPv6', '']
      const dns = ['-dns01', `127.0.0.1:${DNS_PORT}`, '-management', '127.0.0.1:14055']
      begin('pebble-challtestsrv', [...none, ...dns])
      begin('pebble', ['-config', config, '-dnsserver', `127.0.0.1:${DNS_PORT}`])
      await waitUntil(() => ask(directory), 20)
    },
    async stop() {
      await Promise.all(
        running.splice(0).map(async (child) => {
          if (child.exitCode !== null) return
          child.kill()
          await new Promise((resolve) => child.on('exit', resolve))
        }),
      )
    },
    root: () => ask(`https://localhost:${MANAGEMENT_PORT}/roots/0`),
  }
}
