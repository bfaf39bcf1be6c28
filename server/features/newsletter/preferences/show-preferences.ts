import { longDate } from '#model/day.ts'
import { localDay } from '#model/local-time.ts'
import type { Preferences } from '#model/newsletter/preferences.ts'
import { listIn } from '#model/newsletter/subscriber-data.ts'
import type { Deps } from '#server/deps.ts'
import { idOfKey, isValidKey } from '#server/features/newsletter/subscriber-key.ts'
import type { SubscriberRow } from '#server/platform/db/rows/subscribers.ts'

type PreferencesDeps = Pick<Deps, 'store' | 'secrets' | 'clock' | 'content'>

/** What the subscriber of a link has chosen; null for a link that is not one. */
export async function showPreferences(
  deps: PreferencesDeps,
  url: string,
): Promise<Preferences | null> {
  const id = subscriberOf(deps, url)
  const row =
    id &&
    (await deps.store
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst())
  return row ? present(deps, row) : null
}

/** The id in the key of a link; null if it is not signed. */
export function subscriberOf({ secrets }: Pick<Deps, 'secrets'>, url: string) {
  const key = new URL(url).searchParams.get('key') ?? ''
  const id = idOfKey(key)
  return id !== null && isValidKey(key, secrets, 'unsubscribe', id) ? id : null
}

async function present({ content, clock }: PreferencesDeps, row: SubscriberRow) {
  const { topics, languages } = content.current().newsletter
  const [{ timeZone }, { tag }] = await Promise.all([content.site(), content.language()])
  const { paused_until } = row
  const chosen = row.topics === null ? null : listIn(row.topics)
  const isPaused = paused_until !== null && paused_until > clock().toISOString()
  return {
    state: row.state === 'confirmed' ? ('subscribed' as const) : ('ended' as const),
    firstName: row.first_name ?? '',
    topics: topics.map(({ id, name }) => ({ id, name, isChosen: chosen?.includes(id) ?? true })),
    languages:
      languages.length < 2
        ? []
        : languages.map((code) => ({ code, name: nameOf(code), isChosen: code === row.language })),
    pausedUntil: isPaused ? longDate(localDay(new Date(paused_until), timeZone), tag) : null,
  }
}

/** A language in its own words. */
function nameOf(code: string) {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
