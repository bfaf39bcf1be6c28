import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx } from '#tests/fixtures/nginx.ts'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { startTestPostgres } from '#tests/fixtures/postgres.ts'
import { freePort } from '#tests/fixtures/postgres-process.ts'
import { startMailSink } from '#tests/fixtures/queued-mail.ts'
import { startS3 } from '#tests/fixtures/s3.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'

/** One of the servers; each start is a life with a name of its own, its user at the mail server. */
export type Instance = {
  origin: string
  /** "host:port". */
  address: string
  isUp: boolean
  site: Site
  life: string
  /** Kills it (SIGKILL). */
  kill(): Promise<void>
  /** Stops it (SIGTERM); its exit code. */
  stop(): Promise<number | null>
  start(): Promise<void>
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Three instances of the built site on PostgreSQL and S3, behind nginx. */
export async function startCluster() {
  const cluster = await startInstances()
  const { instances, folder, close } = cluster
  try {
    const addresses = instances.map(({ address }) => address)
    const ports = { http: await freePort(), https: await freePort() }
    const nginx = await startNginx(join(folder, 'nginx'), addresses, ports)
    cluster.closing.push(nginx.stop)
    return { ...cluster, nginx }
  } catch (error) {
    await close()
    throw error
  }
}

/** Three instances of the built site on PostgreSQL and S3; `closing` is done when they close, the last first. */
export async function startInstances() {
  const closing: (() => unknown)[] = []
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-cluster-'))
  closing.push(() => removeFolder(folder))
  const close = async () => {
    for (const end of closing.reverse()) await end()
  }
  try {
    const postgres = await startTestPostgres()
    closing.push(postgres.stop)
    const s3 = await startS3((end) => void closing.push(end))
    const sink = await startMailSink()
    closing.push(sink.stop)
    const settings = {
      ...s3.settings,
      DATABASE_URL: postgres.url,
      SECRET_KEY: 'the same key for all instances!!',
      SITE_URL: 'https://wavelength.example',
      TRUSTED_PROXIES: '1',
      VISITOR_MAIL_PER_DAY: '100000',
    }
    const owner = { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword }
    const errors: string[] = []
    let lives = 0

    async function startInstance(name: string): Promise<Instance> {
      const port = await freePort()
      const dataDir = join(folder, name)
      const origin = `http://127.0.0.1:${port}`
      const launch = async () => {
        instance.life = `${name}-${++lives}`
        const more = { PORT: String(port), HOST: '127.0.0.1', SMTP_URL: sink.urlFor(instance.life) }
        instance.site = await startSite({ dataDir, env: { ...settings, ...owner, ...more } })
        instance.isUp = true
      }
      const end = async <T>(how: () => Promise<T>) => {
        instance.isUp = false
        const result = await how()
        errors.push(...errorsIn(instance.site))
        return result
      }
      const instance = {
        ...{ origin, address: `127.0.0.1:${port}`, isUp: false, life: '', start: launch },
        kill: () => end(() => instance.site.kill()),
        stop: () => end(() => instance.site.stop()),
      } as Instance
      await launch()
      closing.push(() => instance.site.kill())
      return instance
    }
    const instances = await Promise.all(['a', 'b', 'c'].map(startInstance))
    return { instances, received: sink.received, settings, errors, folder, closing, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Unexpected errors in a server's log. */
export function errorsIn(site: Site) {
  return site
    .output()
    .split('\n')
    .filter((line) => / error [0-9a-f]{8} |uncaught|is unavailable/i.test(line))
}
