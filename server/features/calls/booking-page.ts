import { paths } from '#model/paths.ts'
import type { Deps } from '#server/deps.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { offeredCalls } from './list-times.ts'

/** The address at which visitors book a call; null while nobody takes calls, and without the site's public address. */
export async function bookingPage({ store, siteUrl }: { store: Store; siteUrl: string | null }) {
  const isOpen = siteUrl && (await offeredCalls(store)).length > 0
  return isOpen ? siteUrl + paths.call : null
}

type ActionDeps = {
  store: Store
  siteUrl: string | null
  content: Pick<Deps['content'], 'screens'>
}

/** The button of an email that leads there, as the contact page calls it. */
export async function bookingAction({ store, siteUrl, content }: ActionDeps) {
  const url = await bookingPage({ store, siteUrl })
  return url ? { label: (await content.screens()).contact.booking, url } : undefined
}
