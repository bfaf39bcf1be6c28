import type { Store } from '#server/platform/db/schema.ts'

export type Share = { name: string; count: number }

/** Maximum entries of each list. */
const SHOWN_MAX = 6

/** Origins of the leads since a time: our pages, other sites and campaigns, most first. One query for all three. */
export async function leadOrigins(store: Store, since: string) {
  const rows = await store
    .selectFrom('leads')
    .select(['source', 'referrer', 'utm_source', 'utm_campaign'])
    .select(({ fn }) => fn.countAll().as('count'))
    .where('created_at', '>=', since)
    .where('status', '!=', 'spam')
    .groupBy(['source', 'referrer', 'utm_source', 'utm_campaign'])
    .execute()
  const pages = new Map<string, number>()
  const hosts = new Map<string, number>()
  const campaigns = new Map<string, number>()
  for (const { source, referrer, utm_source, utm_campaign, count } of rows) {
    add(pages, source, Number(count))
    add(hosts, referrer && hostOf(referrer), Number(count))
    add(campaigns, [utm_source, utm_campaign].filter(Boolean).join(' / '), Number(count))
  }
  return { pages: topEntries(pages), hosts: topEntries(hosts), campaigns: topEntries(campaigns) }
}

function add(totals: Map<string, number>, name: string | null, count: number) {
  if (name) totals.set(name, (totals.get(name) ?? 0) + count)
}

/** Browsers can send any text as the referrer, so it may not be a URL. */
function hostOf(referrer: string) {
  return URL.parse(referrer)?.host.replace(/^www\./, '') || null
}

function topEntries(totals: Map<string, number>): Share[] {
  return [...totals]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, SHOWN_MAX)
}
