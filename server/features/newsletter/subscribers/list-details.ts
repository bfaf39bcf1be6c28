import type { NewsletterSettings } from '#model/newsletter/newsletter-settings.ts'
import { columnOf, listIn, splitTags, TAGS_MAX } from '#model/newsletter/subscriber-data.ts'
import { type Details, noDetails } from '#server/features/newsletter/details.ts'
import { topicIds } from '#server/features/newsletter/topics.ts'
import type { NewAddress } from './check-lines.ts'

/** What an import stores of a person; `tags` are those of the whole list. */
export function detailsOf(
  { details, topics, state }: NewAddress,
  { tags }: { tags: string },
  settings: NewsletterSettings,
): Details {
  if (state === 'unsubscribed') return noDetails
  const all = new Set([...splitTags(tags), ...listIn(details.tags)])
  return {
    ...details,
    tags: columnOf([...all].slice(0, TAGS_MAX)),
    topics: topicIds(settings, topics),
    paused_until: null,
  }
}
