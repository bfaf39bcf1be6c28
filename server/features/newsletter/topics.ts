import type { NewsletterSettings } from '#model/newsletter/newsletter-settings.ts'
import { listIn } from '#model/newsletter/subscriber-data.ts'

/** The names of chosen topics; those that were removed from the settings are left out. */
export function topicNames({ topics }: NewsletterSettings, column: string | null) {
  const chosen = listIn(column)
  return topics.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
}

/** What a column holds for these names, in any case; null, which is all topics, if none of them exists. */
export function topicIds({ topics }: NewsletterSettings, names: readonly string[]) {
  const found = topics.filter(({ name }) => names.includes(name.toLowerCase()))
  return found.length === 0 ? null : JSON.stringify(found.map(({ id }) => id))
}
