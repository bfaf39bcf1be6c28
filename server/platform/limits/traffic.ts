import type { Clock, Log } from '#server/platform/runtime.ts'

export type TrafficState = {
  /** A reverse proxy's header that arrived although no proxy is trusted. */
  forwarded: { header: string; at: string } | null
  /** Forms refused by the rate limit. */
  refusedLeads: { count: number; last: string | null }
  /** When this process started. */
  since: string
}

/** Facts about the requests to this process, for owners. */
export type Traffic = {
  /** Looks for a reverse proxy's headers. Called while no proxy is trusted. */
  noteHeaders(headers: Headers): void
  noteRefusedLead(): void
  state(): TrafficState
}

const forwardingHeaders = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'CF-Connecting-IP']

const HOUR = 3_600_000

export function createTraffic({ clock, log }: { clock: Clock; log: Log }): Traffic {
  const since = clock().toISOString()
  let forwarded: TrafficState['forwarded'] = null
  let refused = 0
  let last: string | null = null

  return {
    noteHeaders(headers) {
      if (forwarded) return
      const header = forwardingHeaders.find((name) => headers.has(name))
      if (!header) return
      forwarded = { header, at: clock().toISOString() }
      log(
        `Requests arrive with ${header}, but TRUSTED_PROXIES is 0: behind a reverse proxy all visitors share one limit, and their forms are refused. Set TRUSTED_PROXIES to the number of proxies in front.`,
      )
    },
    noteRefusedLead() {
      const now = clock()
      const isFirst = !last || now.getTime() - Date.parse(last) > HOUR
      refused += 1
      last = now.toISOString()
      if (isFirst) log('A form was refused because too many came from one address.')
    },
    state: () => ({ forwarded, refusedLeads: { count: refused, last }, since }),
  }
}
