import type { Deps } from '#server/deps.ts'
import { isCountedVisitor } from '#server/features/insights/note-views.ts'
import { linkRecipient, readOfferLinkKey } from './offer-link-key.ts'

/** Milliseconds in which opening an offer again is the same view. */
const SAME_VIEW = 30 * 60_000

type ViewDeps = Pick<Deps, 'store' | 'clock' | 'newId' | 'secrets' | 'report'>

/**
 * Notes that a client opened the page of an offer. Left out are members of the team, browsers that ask not to be counted,
 * pages loaded ahead, and the programs that look at links in emails. Never throws.
 */
export async function noteOfferView(deps: ViewDeps, request: Request) {
  try {
    const { searchParams } = new URL(request.url)
    const link = readOfferLinkKey(deps.secrets, searchParams.get('key') ?? '')
    if (link && isOpenedByPerson(request)) await addView(deps, link)
  } catch (error) {
    deps.report(error)
  }
}

/** Browsers say that they open a document for somebody; scanners do not. */
function isOpenedByPerson(request: Request) {
  const { headers } = request
  if (headers.get('sec-purpose') || headers.get('sec-fetch-dest') !== 'document') return false
  return isCountedVisitor(request)
}

async function addView({ store, clock, newId }: ViewDeps, { id, to }: { id: string; to: number }) {
  const offer = await store
    .selectFrom('offers')
    .select(['revision_id', 'state', 'recipients'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!offer?.revision_id || offer.state === 'draft') return
  const { revision_id } = offer
  const recipient = linkRecipient(offer.recipients, to)
  const now = clock()
  const recent = await store
    .selectFrom('offer_views')
    .select('id')
    .where('offer_id', '=', id)
    .where('revision_id', '=', revision_id)
    .where('recipient', recipient === null ? 'is' : '=', recipient)
    .where('seen_at', '>', new Date(now.getTime() - SAME_VIEW).toISOString())
    .executeTakeFirst()
  if (recent) return
  const view = { id: newId(), offer_id: id, revision_id, recipient, seen_at: now.toISOString() }
  await store.insertInto('offer_views').values(view).execute()
}
