import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { monitoringRoutes } from '#server/features/system/monitoring/routes.ts'
import { readConfig } from '#server/platform/config/config.ts'

// What the files in deploy/ repeat of the server, and of each other.
const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const settings = new Set(
  [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
)
const port = readConfig({}).port
const seconds = (milliseconds: number) => milliseconds / 1_000

type Probe = { httpGet: { path: string; port: string } }
type Container = {
  ports: { name: string; containerPort: number }[]
  env: { name: string; value: string }[]
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean }
  volumeMounts: { name: string; mountPath: string }[]
} & Record<`${'startup' | 'liveness' | 'readiness'}Probe`, Probe | undefined>
type Labels = Record<string, string>
type Resource = {
  kind: string
  metadata: { name: string }
  spec: {
    selector: Labels & { matchLabels: Labels }
    ports?: { targetPort: string }[]
    template?: {
      metadata: { labels: Labels }
      spec: {
        terminationGracePeriodSeconds: number
        securityContext: { runAsNonRoot: boolean }
        containers: Container[]
        volumes?: { name: string }[]
      }
    }
    volumeClaimTemplates?: { metadata: { name: string } }[]
  }
}

/** The status of a path that a probe asks for. */
async function statusOf(path: string) {
  const readiness = () => ({ files: 'ok', disk: 'ok' }) as const
  const site = { isDatabaseUp: () => true, readiness, metrics: null }
  return (await monitoringRoutes(site, {}).request(path)).status
}

test('the image asks for a page that exists, on the right port', async () => {
  const dockerfile = read('Dockerfile')
  const [, path = ''] = /process\.env\.PORT \|\| \d+\) \+ '(\/\w+)'/.exec(dockerfile) ?? []
  expect(await statusOf(path)).toBe(200)
  expect(dockerfile).toContain(`EXPOSE ${port}\n`)
  expect(dockerfile).toContain(`|| ${port})`)
})

test.each(['wavelength', 'cluster'])('kubernetes/%s.yaml fits the server', async (name) => {
  const text = read(`kubernetes/${name}.yaml`)
  const resources = parseAllDocuments(text).map((one) => one.toJS() as Resource)
  const template = resources[0]?.spec.template
  const [container] = template?.spec.containers ?? []
  if (!template || !container) throw new Error('The first one must have a container.')

  expect(container.ports).toEqual([{ name: 'http', containerPort: port }])
  const { startupProbe, livenessProbe, readinessProbe } = container
  expect([livenessProbe, readinessProbe].map((probe) => probe?.httpGet.path)).toEqual([
    '/healthz',
    '/readyz',
  ])
  for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
    if (!probe) continue
    expect([await statusOf(probe.httpGet.path), probe.httpGet.port]).toEqual([200, 'http'])
  }
  expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true })
  expect(container.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
  })
  const claims = resources[0]?.spec.volumeClaimTemplates?.map(({ metadata }) => metadata) ?? []
  const volumes = [...(template.spec.volumes ?? []), ...claims].map((volume) => volume.name)
  expect(container.volumeMounts.map((mount) => mount.name).sort()).toEqual(volumes.sort())

  const env = Object.fromEntries(container.env.map((entry) => [entry.name, entry.value]))
  const { stopDelay, stopLimit } = readConfig(env)
  const literals = [...text.matchAll(/--from-literal=(\w+)=/g)].map(([, setting]) => setting)
  expect([...Object.keys(env), ...literals].filter((setting) => !settings.has(setting))).toEqual([])
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    seconds(stopDelay + stopLimit),
  )
  for (const { kind, spec } of resources) {
    const selector = kind === 'Service' ? spec.selector : spec.selector.matchLabels
    expect(template.metadata.labels).toMatchObject(selector)
  }
  expect(resources.find(({ kind }) => kind === 'Service')?.spec.ports?.[0]?.targetPort).toBe('http')
})

test('compose.yaml fits the server, the proxy and the store', () => {
  const { services, volumes } = parse(read('compose.yaml'))
  const { site, storage, proxy } = services
  const proxyText = read('nginx.conf')
  expect(Object.keys(site.environment).filter((name) => !settings.has(name))).toEqual([])
  expect(proxyText).toContain(`server site:${site.environment.PORT} `)
  expect(site.environment.FILES_URL).toContain(`storage${storage.environment.VGW_PORT}`)
  expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(Number.parseInt(site.stop_grace_period, 10)).toBeGreaterThan(
    seconds(readConfig({}).stopLimit),
  )
  const all = Object.values(services) as { volumes: string[]; depends_on?: object }[]
  const named = all
    .flatMap((service) => service.volumes.map((volume) => volume.split(':')[0] ?? ''))
    .filter((volume) => !volume.startsWith('.'))
  expect(named.sort()).toEqual(Object.keys(volumes).sort())
  const needed = all.flatMap((service) => Object.keys(service.depends_on ?? {}))
  expect(needed.filter((name) => !(name in services))).toEqual([])
  expect(proxy.volumes.join()).toContain('./nginx.conf:')
})

test('nginx.conf says nothing that nginx 1.22 refuses', () => {
  expect(read('nginx.conf')).not.toMatch(/^\s*http2 /m)
  expect(read('nginx.conf').match(/listen .*443 .*/g)).toEqual([
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
  ])
})

describe('the systemd unit', () => {
  const unit = read('wavelength.service')
  const numberOf = (key: string) => Number(new RegExp(`^${key}=(\\d+)$`, 'm').exec(unit)?.[1])

  test('gives the server time to stop', () => {
    expect(numberOf('TimeoutStopSec')).toBeGreaterThan(seconds(readConfig({}).stopLimit))
  })

  test('gives up a start that fails again and again, after minutes', () => {
    const pauses = numberOf('RestartSec') * numberOf('StartLimitBurst')
    expect(pauses).toBeGreaterThanOrEqual(60)
    // Leaves each failing start eight seconds.
    expect(numberOf('StartLimitIntervalSec')).toBeGreaterThanOrEqual(
      pauses + 8 * numberOf('StartLimitBurst'),
    )
  })

  test('allows the memory protection keys that Node 20 asks for', () => {
    expect(unit).toMatch(/^SystemCallFilter=@system-service @pkey$/m)
  })
})
