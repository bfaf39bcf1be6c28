/** What the measurement reads of Lighthouse's JSON report. */
export type Report = {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** A first visit shows the splash; later ones, in the same tab, do not. */
export type Visit = 'first' | 'later'

type Metric = {
  name: string
  unit: string
  read(report: Report): number
  /** Which end of the range is bad. */
  worst: 'highest' | 'lowest'
  /** Of the home page. */
  goal: string
  /** Of the other routes, if it is not the same. */
  goalOfOthers?: string
  /** Of every route without the splash, if it is not the same. */
  goalLater?: string
  /** Whether the rows have a ratio to the peer. */
  compared?: boolean
}

const score = (category: string) => (report: Report) =>
  Math.round((report.categories[category]?.score ?? 0) * 100)
const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.NaN
const scored = { unit: '', worst: 'lowest' } as const
const timed = { unit: 'ms', worst: 'highest' } as const
const asPeer = { goal: 'at most the peer’s', compared: true }

/** The columns of the table. */
export const metrics: Metric[] = [
  { name: 'performance', read: score('performance'), ...scored, goal: '99 or more' },
  { name: 'FCP', read: audit('first-contentful-paint'), ...timed, ...asPeer },
  {
    name: 'LCP',
    read: audit('largest-contentful-paint'),
    ...timed,
    goal: 'at most 1600',
    goalOfOthers: asPeer.goal,
    compared: true,
  },
  { name: 'TBT', read: audit('total-blocking-time'), ...timed, goal: 'at most 30' },
  {
    name: 'CLS',
    read: audit('cumulative-layout-shift'),
    unit: '',
    worst: 'highest',
    goal: 'at most 0.01',
  },
  {
    name: 'Speed Index',
    read: audit('speed-index'),
    ...timed,
    goal: 'at most 2600',
    goalOfOthers: '',
    goalLater: 'at most 1500',
    compared: true,
  },
  { name: 'SEO', read: score('seo'), ...scored, goal: '100' },
  { name: 'accessibility', read: score('accessibility'), ...scored, goal: '100' },
  { name: 'best practices', read: score('best-practices'), ...scored, goal: '100' },
]
