import type { Exclusion } from '#model/insights/insights.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { limitKey } from '#server/platform/http/client-address.ts'
import type { Clock, Report } from '#server/platform/runtime.ts'
import { deviceOf, isBotAgent, languageCode, searchedText, touchOf } from './classify.ts'
import { dayOfTime } from './day-of-time.ts'
import { foldVisits, type TimeZoneOf } from './fold-visits.ts'
import { isCounting } from './is-counting.ts'
import { lockInsights } from './lock-insights.ts'
import { mergeVisitors, type VisitorEvents } from './merge-visitors.ts'
import { createMissingPages } from './missing-pages.ts'
import {
  createPendingVisitors,
  type PendingVisitor,
  type SeenEvent,
  type Sender,
} from './pending-visitors.ts'
import { createSums } from './sums.ts'
import type { VisitEvent } from './visit.ts'
import { createVisitSalts } from './visit-salts.ts'
import { writeSums } from './write-sums.ts'

/** Counts visits. What happens is kept in memory until the next flush, so that counting costs visitors nothing. */
export type Insights = {
  /** Takes an event of a visitor. Never throws. */
  note(sender: Sender, event: SeenEvent): void
  /** Counts a page of somebody who asks not to be counted. */
  noteExcluded(): void
  /** Counts a request for a page that does not exist. */
  noteMissing(path: string): void
  /** Writes what happened since the last flush, in one transaction; again with the next one if that fails. Never throws. */
  flush(): Promise<void>
  /** Adds ended visits to the sums. For one instance at a time. */
  fold(): Promise<void>
}

type InsightDeps = { store: Store; content: TimeZoneOf; clock: Clock; report: Report }

/** Milliseconds that a conversion waits for its visit, which another instance writes within five seconds. */
const EARLY_MAX = 15_000

/** Visitors who are remembered for having told late. */
const TOLD_MAX = 10_000

export function createInsights({ siteUrl }: Pick<Config, 'siteUrl'>, deps: InsightDeps): Insights {
  const { store, content, clock, report } = deps
  const pending = createPendingVisitors()
  const missing = createMissingPages()
  const salts = createVisitSalts(store)
  const siteHosts = siteUrl ? [new URL(siteUrl).host] : []
  let toldLate = new Set<string>()
  let early: VisitorEvents[] = []
  let excluded = 0
  let writing = Promise.resolve()

  async function write() {
    const visitors = pending.take()
    const notFound = missing.take()
    const refused = excluded
    excluded = 0
    if (visitors.length + early.length + notFound.size + refused === 0) return
    try {
      if (!(await isCounting(store))) return
      const { timeZone } = await content.site()
      const sums = createSums()
      const dayOf = dayOfTime(timeZone)
      const exclude = (at: number, value: Exclusion, views: number) =>
        sums.add({ filter: '', dimension: 'excluded', period: dayOf(at), value }, { views })
      missing.sum(sums, dayOf(clock().getTime()), notFound)
      if (refused > 0) exclude(clock().getTime(), 'request', refused)
      if (toldLate.size >= TOLD_MAX) toldLate = new Set()
      const counted = await countedVisitors(visitors, dayOf, exclude)
      const before = await store.transaction().execute(async (transaction) => {
        await lockInsights(transaction)
        const found = await mergeVisitors(transaction, counted, sums, toldLate)
        await writeSums(transaction, sums.rows())
        return found
      })
      for (const visitor of before.toldLate) toldLate.add(visitor)
      const oldest = clock().getTime() - EARLY_MAX
      early = before.early.filter(({ events }) => events.every(({ at }) => at > oldest))
    } catch (error) {
      report(error)
      excluded += refused
      for (const [path, requests] of notFound) missing.add(path, requests)
      pending.putBack(visitors)
    }
  }

  /** Their events by visitor and day, without those of bots. */
  async function countedVisitors(
    visitors: PendingVisitor[],
    dayOf: (at: number) => string,
    exclude: (at: number, value: Exclusion, views: number) => void,
  ) {
    const found = new Map<string, VisitorEvents>()
    const add = ({ events, ...visitor }: VisitorEvents) => {
      // Addresses of one network may be one visitor.
      const known = found.get(visitor.visitor)
      if (known) known.events.push(...events)
      else found.set(visitor.visitor, { ...visitor, events: [...events] })
    }
    early.forEach(add)
    for (const { address, agent, language, mobile, events } of visitors) {
      const identity = { device: deviceOf(agent, mobile), language: languageCode(language) }
      const isBot = isBotAgent(agent)
      for (const [day, ofDay] of byDay(events, dayOf)) {
        const [first] = ofDay
        const views = ofDay.filter(({ type }) => type === 'view').length
        if (isBot && first) exclude(first.at, 'agent', views)
        if (isBot) continue
        const hash = await salts.hasherOf(day)
        add({ ...identity, visitor: hash(limitKey(address), agent), day, events: ofDay })
      }
    }
    for (const { events } of found.values()) events.sort((one, other) => one.at - other.at)
    return [...found.values()]
  }

  return {
    // Read at once, so that what a request said is not kept.
    note: (sender, event) => pending.add(sender, readEvent(event, siteHosts)),
    noteExcluded() {
      excluded += 1
    },
    noteMissing: (path) => missing.add(path),
    flush() {
      writing = writing.then(write)
      return writing
    },
    fold: () => foldVisits(deps, salts),
  }
}

/** Two days only around midnight. */
function byDay(events: VisitEvent[], dayOf: (at: number) => string) {
  const first = dayOf(events[0]?.at ?? 0)
  if (events.every(({ at }) => dayOf(at) === first)) return [[first, events] as const]
  return Map.groupBy(events, ({ at }) => dayOf(at))
}

function readEvent(event: SeenEvent, siteHosts: readonly string[]): VisitEvent {
  if (event.type !== 'view') return event
  const { at, path, search, referrer, host } = event
  const touch = touchOf(search, referrer, [...siteHosts, host])
  return { type: 'view', at, path, touch, search: searchedText(search) }
}
