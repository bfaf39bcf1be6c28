import { limitKey } from '#server/platform/http/client-address.ts'
import type { ConversionEvent, ReadingEvent, VisitEvent } from './visit.ts'

/** A view as it was asked for. */
export type SeenView = {
  type: 'view'
  at: number
  path: string
  search: string
  referrer: string
  host: string
}

export type SeenEvent = SeenView | ReadingEvent | ConversionEvent

/** Who asks: an address and a browser, with what it says of itself. Only in memory. */
export type Sender = { address: string; agent: string; language: string; mobile: string }

export type PendingVisitor = Sender & { events: VisitEvent[] }

/** What happened since the last flush, by address and browser. */
export type PendingVisitors = {
  add(sender: Sender, event: VisitEvent): void
  /** Empties it. */
  take(): PendingVisitor[]
  /** Adds what was taken and could not be written. */
  putBack(visitors: PendingVisitor[]): void
}

/** Events of one visitor and of all between two flushes; more are not counted. */
const EVENTS_MAX = 500
const ALL_MAX = 50_000

/** Browsers of one address between two flushes; more are one that changes its name. */
const BROWSERS_MAX = 100

/** Characters of an agent that are kept. */
const AGENT_MAX = 400

export function createPendingVisitors(): PendingVisitors {
  // By browser first: thousands of visitors share one, whose name is most of what is kept of them.
  let browsers = new Map<string, Map<string, PendingVisitor>>()
  let browsersOf = new Map<string, number>()
  let count = 0

  function addVisitor(visitor: PendingVisitor) {
    const { agent, address, events } = visitor
    let byAddress = browsers.get(agent)
    if (!byAddress) {
      byAddress = new Map()
      browsers.set(agent, byAddress)
    }
    byAddress.set(address, visitor)
    count += events.length
  }

  /** Whether there are too many from a network; counts one more. */
  function isTooMany(network: string) {
    const known = browsersOf.get(network) ?? 0
    browsersOf.set(network, known + 1)
    return known >= BROWSERS_MAX
  }

  return {
    add(sender, event) {
      if (count >= ALL_MAX) return
      const agent = sender.agent.slice(0, AGENT_MAX)
      const visitor = browsers.get(agent)?.get(sender.address)
      if (!visitor) {
        if (!isTooMany(limitKey(sender.address))) addVisitor({ ...sender, agent, events: [event] })
      } else if (visitor.events.length < EVENTS_MAX) {
        visitor.events.push(event)
        count += 1
      }
    },
    putBack(visitors) {
      for (const visitor of visitors) {
        const known = browsers.get(visitor.agent)?.get(visitor.address)
        if (count + visitor.events.length > ALL_MAX) return
        if (!known) addVisitor(visitor)
        else {
          known.events.unshift(...visitor.events)
          count += visitor.events.length
        }
      }
    },
    take() {
      const taken = [...browsers.values()].flatMap((byAddress) => [...byAddress.values()])
      browsers = new Map()
      browsersOf = new Map()
      count = 0
      return taken
    },
  }
}
