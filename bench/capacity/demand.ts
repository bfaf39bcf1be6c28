import type { Assumptions } from './assumptions.ts'
import { type Cost, costsOn, type Measurements } from './measurements.ts'

/** What is rented. */
export type SetUp = { database: 'sqlite' | 'postgres'; instances: number; cdn: boolean }

export type Basis = { measurements: Measurements; assumptions: Assumptions }

const DAY = 86_400

/** VISITOR_MAIL_PER_DAY: receipts a day by default, and at most (server/platform/config). */
export const receipts = { byDefault: 500, most: 100_000 }

/** Of a 304 with its headers. */
const UNCHANGED_KILOBYTES = 1

/** What some visits a day demand. Rates are those of the busiest hour; milliseconds are of CPU time per second. */
export type Demand = {
  leadsPerDay: number
  mailsPerDay: number
  leadsPerSecond: number
  mailsPerSecond: number
  /** Milliseconds of all instances. */
  cpu: number
  /** Of `cpu`, those of the threads that run JavaScript. */
  main: number
  /** Of `main`, those for pages and their files. */
  mainForPages: number
  /** Milliseconds of PostgreSQL. */
  database: number
  /** Requests that reach the instances. */
  requestsPerSecond: number
  /** Mbit/s that leave the instances. */
  megabits: number
  /** What visitors receive. */
  terabytesPerMonth: number
  /** What leads and their files add. */
  gigabytesPerYear: number
}

type Use = { cost: Cost; perDay: number }

/** What the visits of a day demand of a set-up. */
export function demandOf(visits: number, setUp: SetUp, basis: Basis): Demand {
  const { measurements, assumptions } = basis
  const { idle, stored } = measurements[setUp.database]
  const costs = costsOn(setUp.database, measurements)
  const perSecond = (perDay: number) => (perDay / DAY) * assumptions.peak
  const reach = reachOf(visits, setUp, basis)
  const leads = (visits * assumptions.leads) / 1_000
  const searches = (visits * assumptions.searches) / 1_000
  const withFile = leads * assumptions.files
  const mails = leads * (stored.mails - 1) + Math.min(leads, receipts.most)
  const renderings = measurements.site.pages * (assumptions.publishes + 1) * setUp.instances

  const forPages: Use[] = [
    { cost: costs.cachedPage, perDay: reach.pages },
    { cost: costs.unchangedPage, perDay: reach.unchanged },
    { cost: costs.asset, perDay: reach.files },
    { cost: costs.search, perDay: searches },
    { cost: costs.renderedPage, perDay: renderings },
  ]
  const others: Use[] = [
    { cost: costs.lead, perDay: leads },
    { cost: difference(costs.leadWith1MB, costs.lead), perDay: withFile },
    {
      cost: difference(costs.leadWith10MB, costs.leadWith1MB),
      perDay: (withFile * (assumptions.megabytes - 1)) / 9,
    },
    { cost: costs.mail, perDay: mails },
    { cost: costs.adminScreen, perDay: assumptions.screens },
    { cost: costs.picture, perDay: assumptions.pictures },
  ]
  const sum = (part: keyof Cost, uses: Use[]) =>
    perSecond(uses.reduce((total, { cost, perDay }) => total + cost[part] * perDay, 0))
  const total = (part: keyof Cost) =>
    sum(part, [...forPages, ...others]) + idle[part] * setUp.instances
  return {
    leadsPerDay: leads,
    mailsPerDay: mails,
    leadsPerSecond: perSecond(leads),
    mailsPerSecond: perSecond(mails),
    cpu: total('cpu'),
    main: total('main'),
    mainForPages: sum('main', forPages),
    database: total('database'),
    requestsPerSecond: perSecond(
      reach.pages + reach.unchanged + reach.files + searches + leads + assumptions.screens,
    ),
    megabits: perSecond((reach.kilobytes * 8) / 1_000),
    terabytesPerMonth: (reach.sentKilobytes * 30) / 1e9,
    gigabytesPerYear: (365 * (leads * stored.bytes + withFile * assumptions.megabytes * 1e6)) / 1e9,
  }
}

/** Requests of a day that reach the instances, and kilobytes that they send; a CDN answers most of both itself. */
function reachOf(visits: number, { cdn }: SetUp, { measurements, assumptions }: Basis) {
  const { visit, site } = measurements
  const fresh = visits * assumptions.new
  const further = visits * (assumptions.pages - 1)
  // A known browser has the files, and mostly the first page.
  const unchanged = visits - fresh
  const all = (part: keyof typeof visit.first) =>
    fresh * visit.first[part] + further * visit.next[part]
  const sentKilobytes = all('kilobytes') + unchanged * UNCHANGED_KILOBYTES
  const opened = all('pages') + all('lists')
  if (!cdn) {
    return {
      pages: opened,
      unchanged,
      files: all('files'),
      kilobytes: sentKilobytes,
      sentKilobytes,
    }
  }
  // A publish empties the CDN; besides, each of its places asks for each page once in CDN_SECONDS.
  const refreshes = assumptions.publishes + DAY / assumptions.cdnSeconds
  const asked = site.pages * assumptions.cdnPlaces * refreshes
  const pages = Math.min(all('pages') + unchanged, asked)
  const files = all('files') * assumptions.cdnMisses
  const pageShare = pages / (all('pages') + unchanged)
  const kilobytes =
    all('pageKilobytes') * pageShare +
    (all('kilobytes') - all('pageKilobytes')) * assumptions.cdnMisses
  return { pages: pages + all('lists'), unchanged: 0, files, kilobytes, sentKilobytes }
}

function difference(larger: Cost, smaller: Cost): Cost {
  const part = (name: keyof Cost) => Math.max(0, larger[name] - smaller[name])
  return { cpu: part('cpu'), main: part('main'), database: part('database') }
}
