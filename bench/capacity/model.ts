import { type Basis, type Demand, demandOf, type SetUp } from './demand.ts'

/** What can run out. */
export type Resource =
  | 'CPU: pages and files'
  | 'CPU: leads and mail'
  | 'bandwidth'
  | 'mail sent one by one'
  | 'the one writer of SQLite'
  | 'commits of PostgreSQL'
  | 'CPU of PostgreSQL'
  | 'disk'

/** What every further instance brings more of. */
const perInstance: Resource[] = [
  'CPU: pages and files',
  'CPU: leads and mail',
  'bandwidth',
  'mail sent one by one',
]

type Shares = Partial<Record<Resource, number>>

/** Cores of an instance: one runs the JavaScript, the other compression, checksums and pictures. */
const CORES = 2

/** How visits of a day are served. */
export type Plan = {
  setUp: SetUp
  demand: Demand
  /** What is nearest to its end, and how much of what the plan allows is in use. */
  bottleneck: Resource
  share: number
}

/** The plan for some visits a day on a set-up. A share above 1 does not hold. */
export function planFor(visits: number, setUp: SetUp, basis: Basis): Plan {
  const demand = demandOf(visits, setUp, basis)
  const shares = Object.entries(sharesOf(demand, setUp, basis)) as [Resource, number][]
  const [[bottleneck, share] = ['bandwidth', 0]] = shares.toSorted((a, b) => b[1] - a[1])
  return { setUp, demand, bottleneck: bottleneck as Resource, share }
}

/** SQLite if it holds, else as few instances on PostgreSQL as help; what is left may still not hold. */
export function smallestPlan(visits: number, cdn: boolean, basis: Basis): Plan {
  const alone = planFor(visits, { database: 'sqlite', instances: 1, cdn }, basis)
  if (alone.share <= 1) return alone
  const withInstances = (instances: number): SetUp => ({ database: 'postgres', instances, cdn })
  const suffices = (instances: number) => {
    const setUp = withInstances(instances)
    const shares = sharesOf(demandOf(visits, setUp, basis), setUp, basis)
    return perInstance.every((resource) => (shares[resource] ?? 0) <= 1)
  }
  const most = 10_000
  return planFor(visits, withInstances(smallestThat(suffices, most) ?? most), basis)
}

/** The most visits a day that a set-up holds. */
export function mostVisits(setUp: SetUp, basis: Basis): number {
  const tooMany = smallestThat((visits) => planFor(visits, setUp, basis).share > 1, 1e10)
  return tooMany === null ? 1e10 : tooMany - 1
}

/** Shares in use in the busiest hour of what the plan allows. */
function sharesOf(demand: Demand, { database, instances }: SetUp, basis: Basis): Shares {
  const { measurements, assumptions } = basis
  const { load, line, disk, databaseCores, mailSeconds } = assumptions
  const { leadsPerSecond } = measurements[database]
  const available = 1_000 * load * instances
  const cpu = Math.max(demand.main / available, demand.cpu / (available * CORES))
  const isPages = demand.mainForPages > demand.main / 2
  const leads = demand.leadsPerSecond / leadsPerSecond / load
  return {
    [isPages ? 'CPU: pages and files' : 'CPU: leads and mail']: cpu,
    bandwidth: demand.megabits / (line * load * instances),
    'mail sent one by one': (demand.mailsPerSecond * mailSeconds) / instances,
    ...(database === 'sqlite'
      ? { 'the one writer of SQLite': leads, disk: demand.gigabytesPerYear / disk }
      : {
          'commits of PostgreSQL': leads,
          'CPU of PostgreSQL': demand.database / (1_000 * load * databaseCores),
        }),
  }
}

/** The smallest whole number from 1 for which `isEnough`, which stays true above it; null above `most`. */
function smallestThat(isEnough: (count: number) => boolean, most: number) {
  let [low, high] = [1, 1]
  while (!isEnough(high)) {
    if (high >= most) return null
    low = high + 1
    high = Math.min(most, high * 2)
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}
