/** What the measurement reads of Lighthouse's JSON report. */
export type Report = {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

type Metric = {
  name: string
  unit: string
  read(report: Report): number
  /** Which end of the range is bad. */
  worst: 'highest' | 'lowest'
  /** For the home page, and for every other route. */
  goals: [home: string, others: string]
  /** Whether the rows have a ratio to the peer. */
  compared?: boolean
}

const score = (category: string) => (report: Report) =>
  Math.round((report.categories[category]?.score ?? 0) * 100)
const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.NaN

/** The columns of the table, with the goals of docs/benchmarks.md. */
export const metrics: Metric[] = [
  {
    name: 'performance',
    unit: '',
    read: score('performance'),
    worst: 'lowest',
    goals: ['99 or more', '99 or more'],
  },
  {
    name: 'FCP',
    unit: 'ms',
    read: audit('first-contentful-paint'),
    worst: 'highest',
    goals: ['at most the peer’s', 'at most the peer’s'],
    compared: true,
  },
  {
    name: 'LCP',
    unit: 'ms',
    read: audit('largest-contentful-paint'),
    worst: 'highest',
    goals: ['at most 1600', 'at most the peer’s'],
    compared: true,
  },
  {
    name: 'TBT',
    unit: 'ms',
    read: audit('total-blocking-time'),
    worst: 'highest',
    goals: ['at most 30', 'at most 30'],
  },
  {
    name: 'CLS',
    unit: '',
    read: audit('cumulative-layout-shift'),
    worst: 'highest',
    goals: ['at most 0.01', 'at most 0.01'],
  },
  {
    name: 'Speed Index',
    unit: 'ms',
    read: audit('speed-index'),
    worst: 'highest',
    goals: ['at most 2600', 'at most 1500'],
    compared: true,
  },
  { name: 'SEO', unit: '', read: score('seo'), worst: 'lowest', goals: ['100', '100'] },
  {
    name: 'accessibility',
    unit: '',
    read: score('accessibility'),
    worst: 'lowest',
    goals: ['100', '100'],
  },
  {
    name: 'best practices',
    unit: '',
    read: score('best-practices'),
    worst: 'lowest',
    goals: ['100', '100'],
  },
]
