import { z } from 'zod'
import { type Segment, segmentSchema } from '#model/newsletter/segment.ts'
import { query } from '#server/actions/action.ts'
import { listTags } from '#server/features/newsletter/list-tags.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { countRecipients } from './recipients.ts'

/** `segment`: JSON, as the editor has it. */
const countSchema = z.object({
  segment: z
    .string()
    .max(20_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue('This is not JSON.')
        return z.NEVER
      }
    })
    .pipe(segmentSchema),
})

/** How many get an issue for this segment now, of how many, and what can be chosen. */
export const countSegment = query('author', countSchema, async (context, { segment }) => {
  const { store, content, clock } = context
  const { topics, languages, clicks } = content.current().newsletter
  const all: Segment = {}
  return {
    count: await countRecipients(store, segment, clock()),
    total: await countRecipients(store, all, clock()),
    tags: await listTags(store),
    topics,
    languages: await listLanguages(store, languages),
    services: await listServices(store),
    /** Whether it is known who is engaged. */
    countsPeople: clicks === 'person',
  }
})

/** Those of the settings, and those that subscribers have. */
async function listLanguages(store: Store, offered: string[]) {
  const rows = await store
    .selectFrom('newsletter_subscribers')
    .select('language')
    .distinct()
    .where('language', 'is not', null)
    .execute()
  return [...new Set([...offered, ...rows.map(({ language }) => language ?? '')])].sort()
}

async function listServices(store: Store) {
  const rows = await store
    .selectFrom('leads')
    .select('service')
    .distinct()
    .where('service', 'is not', null)
    .where('status', '!=', 'spam')
    .orderBy('service')
    .execute()
  return rows.map(({ service }) => service ?? '')
}
