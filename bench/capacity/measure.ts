import { availableParallelism, cpus, release, type } from 'node:os'
import type { Row } from '#bench/row.ts'
import { readFigures, writeFigures } from './document.ts'
import { mailRate } from './mail-rate.ts'
import { measureAdmin } from './measure-admin.ts'
import { measureLeads } from './measure-leads.ts'
import { measurePages, publicPaths } from './measure-pages.ts'
import { measuredVisits, measureVisits } from './measure-visits.ts'
import { type MeasuredSite, openMeasuredSite } from './measured-site.ts'
import { type DatabaseFigures, type Measurements, type Step, steps } from './measurements.ts'

/**
 * Parts of the measurement, each for itself because a run takes minutes. Each writes what it found into
 * docs/capacity.json, and from all of it the tables of docs/capacity.md. CPU time of processes, which other programs
 * disturb little.
 */
export const capacityParts: Record<string, () => Promise<Row[]>> = {
  'capacity-visits': measureVisit,
  'capacity-pages': () =>
    onBoth(async (measured) => {
      const { files } = await measureVisits(measured.site, measuredVisits.slice(0, 1))
      return { costs: await measurePages(measured, files) }
    }),
  'capacity-leads': () => onBoth(measureLeads),
  'capacity-admin': () => onBoth(async (measured) => ({ costs: await measureAdmin(measured) })),
}

async function measureVisit(): Promise<Row[]> {
  const measured = await openMeasuredSite('sqlite')
  try {
    const { first, next } = await measureVisits(measured.site)
    const pages = (await publicPaths(measured.site.origin)).length
    writeFigures({ ...readFigures(), machine: machine(), site: { pages }, visit: { first, next } })
    const mailsPerSecond = { atOnce: await mailRate(0, 500), after50ms: await mailRate(50, 60) }
    writeFigures({ ...readFigures(), mailsPerSecond })
    return [
      { measure: 'first page of a visit', value: first.kilobytes, unit: 'kB' },
      { measure: 'each further page', value: next.kilobytes, unit: 'kB' },
      { measure: 'mails sent, 50 ms each', value: mailsPerSecond.after50ms, unit: '/s' },
    ]
  } finally {
    await measured.stop()
  }
}

type Found = Partial<Omit<DatabaseFigures, 'costs'>> & { costs: Partial<DatabaseFigures['costs']> }

/** Measures on SQLite, then on PostgreSQL and S3. */
async function onBoth(work: (measured: MeasuredSite) => Promise<Found>): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of ['sqlite', 'postgres'] as const) {
    const measured = await openMeasuredSite(database)
    try {
      const found = await work(measured)
      const known = readFigures()
      const costs = { ...known[database]?.costs, ...found.costs }
      const figures = { ...known[database], ...found, idle: measured.idle, costs }
      writeFigures({ ...known, machine: machine(), [database]: figures })
      rows.push(...rowsOf(found, database))
    } finally {
      await measured.stop()
    }
  }
  return rows
}

function rowsOf({ costs }: Found, database: string): Row[] {
  return Object.entries(costs).map(([step, { cpu }]) => ({
    measure: `${steps[step as Step]}, on ${database}: CPU`,
    value: cpu,
    unit: 'ms',
  }))
}

function machine(): Measurements['machine'] {
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    system: `${type()} ${release()}, Node ${process.versions.node}`,
  }
}
