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
}

/** Events of one visitor and of all between two flushes; more are not counted. */
const EVENTS_MAX = 500
const ALL_MAX = 50_000

/** Characters of an agent that are kept. */
const AGENT_MAX = 400

export function createPendingVisitors(): PendingVisitors {
  let byAddress = new Map<string, Map<string, PendingVisitor>>()
  let count = 0
  return {
    add(sender, event) {
      if (count >= ALL_MAX) return
      let byAgent = byAddress.get(sender.address)
      if (!byAgent) {
        byAgent = new Map()
        byAddress.set(sender.address, byAgent)
      }
      const agent = sender.agent.slice(0, AGENT_MAX)
      let visitor = byAgent.get(agent)
      if (!visitor) {
        visitor = { ...sender, agent, events: [] }
        byAgent.set(agent, visitor)
      }
      if (visitor.events.length >= EVENTS_MAX) return
      visitor.events.push(event)
      count += 1
    },
    take() {
      const taken = [...byAddress.values()].flatMap((byAgent) => [...byAgent.values()])
      byAddress = new Map()
      count = 0
      return taken
    },
  }
}
