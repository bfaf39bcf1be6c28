import type { Mutation, Query } from '#app/admin/service-types.ts'
import type { DnsRecord } from '#model/mail/dns-record.ts'
import type { OutboxState } from '#model/mail/outbox.ts'

/** How the installation stands; sizes are bytes, moments ISO. */
export type Installation = {
  mail: {
    /** Host and port of the mail server. */
    server: string | null
    sender: { name: string; address: string }
    isSet: boolean
    /** Why it cannot be used, in a sentence. */
    fault: string | null
    counts: Record<OutboxState, number>
  }
  database: {
    kind: string
    size: number
    migrations: number
    lastMigration: string
    /** Milliseconds that our clock is ahead of the database's, where they are not the same. */
    drift: number | null
  }
  folder: {
    path: string
    fault: string | null
    free: number | null
    /** Bytes that uploads leave free. */
    reserve: number
    /** Files that no row names, where they are too many to be moved to the trash. */
    orphans: { held: number; all: number } | null
  }
  /** null where none is set. */
  scanner: { version: string; fault: string | null } | null
  /** What was seen of requests since the process was started. */
  traffic: {
    trustedProxies: number
    /** The first header of a reverse proxy that came although none is trusted. */
    forwarded: { header: string; at: string } | null
    refusedLeads: { count: number; last: string | null }
    since: string
  }
  dns: DnsRecord[]
  siteUrl: string | null
  now: string
  timeZone: string
  versions: { app: string; node: string }
}

export type SystemAdmin = { show: Query<Installation>; sendTestMail: Mutation }
