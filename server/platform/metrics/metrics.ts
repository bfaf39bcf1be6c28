import type { RequestFacts } from '#server/platform/http/request-log.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'

/** Figures of this process for Prometheus. */
export type Metrics = {
  /** What a reader must send. */
  token: string
  countRequest(facts: RequestFacts): void
  countLead(kind: string): void
  /** Counts a report of a bounce or a complaint. */
  countReport(isOurs: boolean): void
  /** Counts a step of database work that took so many milliseconds. */
  countQuery(duration: number): void
  addGauge(gauge: GaugeOptions): void
  /** The text of all figures, and its media type. */
  report(): Promise<{ text: string; mediaType: string }>
}

type GaugeOptions = {
  name: string
  help: string
  labelNames: string[]
  /** Called for each report, which goes without it if the database is unavailable or slow. */
  read(): Promise<Sample[]>
}

type Sample = { labels: Record<string, string>; value: number }

/** Seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Milliseconds for reading a gauge; Prometheus waits ten seconds for a report. */
const READ_TIME = 2_000

/** The others share a label: a client may send any of forty. */
const namedMethods = ['GET', 'HEAD', 'POST']

const QUERY_BUCKETS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/** Loads the library, which a site without metrics does not need. */
export async function createMetrics(token: string): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request to the end of its response, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const cached = new Counter({
    name: 'wavelength_cached_responses_total',
    help: 'Requests for pages and lists that were answered from the cache.',
    registers,
  })
  const leads = new Counter({
    name: 'wavelength_leads_total',
    help: 'Leads that this process stored, by kind.',
    labelNames: ['kind'],
    registers,
  })
  const reports = new Counter({
    name: 'wavelength_mail_reports_total',
    help: 'Bounces and complaints that this process was told of, by whether they are about an email of the site.',
    labelNames: ['about'],
    registers,
  })
  const queries = new Histogram({
    name: 'wavelength_database_query_duration_seconds',
    help: 'Database queries, begin and commit, and waiting for locks and connections.',
    buckets: QUERY_BUCKETS,
    registers,
  })
  return {
    token,
    countRequest({ method: sent, route, status: answered, ms, isCached, isAborted }) {
      const method = namedMethods.includes(sent) ? sent : 'other'
      const status = isAborted ? 'aborted' : answered
      requests.observe({ method, route, status }, ms / 1000)
      if (isCached) cached.inc()
    },
    countLead: (kind) => leads.inc({ kind }),
    countReport: (isOurs) => reports.inc({ about: isOurs ? 'own' : 'other' }),
    countQuery: (duration) => queries.observe(duration / 1000),
    addGauge({ read, ...options }) {
      new Gauge({
        ...options,
        registers,
        async collect() {
          const samples = await readInTime(read)
          this.reset()
          for (const { labels, value } of samples) this.set(labels, value)
        },
      })
    },
    report: async () => ({ text: await registry.metrics(), mediaType: registry.contentType }),
  }
}

async function readInTime(read: () => Promise<Sample[]>) {
  const { promise: late, resolve } = Promise.withResolvers<Sample[]>()
  const timer = setTimeout(() => resolve([]), READ_TIME)
  try {
    return await Promise.race([read(), late])
  } catch (error) {
    if (error instanceof Unavailable) return []
    throw error
  } finally {
    clearTimeout(timer)
  }
}
