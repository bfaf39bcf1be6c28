import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { isBotAgent } from '#server/features/insights/classify.ts'
import { visitorOf } from '#server/features/insights/note-views.ts'
import { idOfKey, isValidKey } from '#server/features/newsletter/subscriber-key.ts'
import type { ClickLog } from './click-log.ts'

type FollowDeps = Pick<Deps, 'store' | 'secrets' | 'content'> & { clicks: ClickLog }

const placeSchema = z.object({
  id: z.uuid(),
  number: z.coerce.number().int().min(1).max(100_000),
})

/** Where a link of an issue leads, and counts that it was followed; null if it stands in no issue that was sent. */
export async function followLink(
  deps: FollowDeps,
  request: Request,
  place: { id: string; number: string },
): Promise<string | null> {
  const { data } = placeSchema.safeParse(place)
  if (!data) return null
  const { id, number } = data
  const link = await deps.store
    .selectFrom('newsletter_links')
    .select('url')
    .where('issue_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!link) return null
  if (isFollowed(request)) {
    deps.clicks.note({ issueId: id, number, reader: readerOf(deps, request, id) })
  }
  return link.url
}

/** False for scanners of mail servers, for browsers that load ahead, and for the team. */
function isFollowed({ method, headers }: Request) {
  if (method !== 'GET' || headers.get('sec-purpose') || headers.get('purpose')) return false
  if (visitorOf((name) => headers.get(name), '') === null) return false
  return !isBotAgent(headers.get('user-agent') ?? '')
}

/** Who follows a link, if clicks are counted by person and they don't ask not to be tracked. */
function readerOf({ content, secrets }: FollowDeps, request: Request, issueId: string) {
  if (content.current().newsletter.clicks !== 'person') return null
  if (visitorOf((name) => request.headers.get(name), '') === 'refuses') return null
  const key = new URL(request.url).searchParams.get('s') ?? ''
  const id = idOfKey(key)
  return id !== null && isValidKey(key, secrets, 'click', id, issueId) ? id : null
}
