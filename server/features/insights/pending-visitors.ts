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

type Browser = { agent: string; byAddress: Map<string, PendingVisitor> }

/** What happened since the last flush, by address and browser. */
export type PendingVisitors = {
  add(sender: Sender, event: VisitEvent): void
  /** Empties it. */
  take(): PendingVisitor[]
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
  let browsers = new Map<string, Browser>()
  let browsersOf = new Map<string, number>()
  let count = 0

  function browserOf(name: string) {
    const agent = name.slice(0, AGENT_MAX)
    let browser = browsers.get(agent)
    if (!browser) {
      browser = { agent, byAddress: new Map() }
      browsers.set(agent, browser)
    }
    return browser
  }

  /** False if there are too many from the network. */
  function addVisitor({ agent, byAddress }: Browser, sender: Sender, event: VisitEvent) {
    const network = limitKey(sender.address)
    const known = browsersOf.get(network) ?? 0
    if (known >= BROWSERS_MAX) return false
    browsersOf.set(network, known + 1)
    byAddress.set(sender.address, { ...sender, agent, events: [event] })
    return true
  }

  return {
    add(sender, event) {
      if (count >= ALL_MAX) return
      const browser = browserOf(sender.agent)
      const visitor = browser.byAddress.get(sender.address)
      if (!visitor) {
        if (!addVisitor(browser, sender, event)) return
      } else if (visitor.events.length < EVENTS_MAX) visitor.events.push(event)
      else return
      count += 1
    },
    take() {
      const taken = [...browsers.values()].flatMap(({ byAddress }) => [...byAddress.values()])
      browsers = new Map()
      browsersOf = new Map()
      count = 0
      return taken
    },
  }
}
