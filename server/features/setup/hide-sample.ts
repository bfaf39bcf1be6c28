import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import { isFields } from '#model/content/form/json-schema.ts'
import { claimNames, sampleClaims } from '#model/setup/sample.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import { titleOf } from '#server/features/content/editor/document-facts.ts'
import { publishRevisions } from '#server/features/content/editor/publish-revisions.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import {
  addRevision,
  bumpVersion,
  setRevisions,
  writeDraft,
} from '#server/features/content/editor/write-document.ts'
import { cancelOpenPlans } from '#server/features/content/plans/plan-rows.ts'
import { writeOff } from '#server/features/content/plans/unpublish.ts'
import { parseBody } from '#server/features/content/published.ts'
import { fail } from '#server/platform/http/problem.ts'
import { withDrawnHero } from './drawn-hero.ts'
import { sampleLeft, withoutPeople } from './sample-left.ts'

const hideSchema = z.object({
  // A form sends it once, several times or not at all.
  claim: z.preprocess(
    (sent = []) => [sent].flat(),
    z.array(z.enum(claimNames)).min(1, 'Choose what to take off the site.'),
  ),
})

type Changed = {
  key: string
  version: number
  published: string
  draft: string | null
  isOff: boolean
}

/**
 * Takes what is untrue of another agency off the site in one transaction: unpublishes entries and posts, and hides sections.
 * What somebody has changed stays.
 */
export const hideSample = mutation('owner', hideSchema, async (context, { claim: claims }) => {
  const found = await Promise.all(claims.map((claim) => sampleLeft(context, claim)))
  const entries = found.flatMap((one) => one.entries)
  const posts = found.flatMap((one) => one.posts)
  const places = new Map<string, number[]>()
  for (const { sections } of found) {
    for (const [key, at] of sections) places.set(key, [...(places.get(key) ?? []), ...at])
  }
  const portraits = found.flatMap((one) => one.portraits)
  const heroes = found.flatMap((one) => one.heroes)
  const documents = await Promise.all(
    [...new Set([...places.keys(), ...portraits, ...heroes])].map((key) =>
      changed(context, key, (value, shown = value) => {
        const hidden = sectionsAt(shown, places.get(key) ?? [])
        const drawn = heroes.includes(key) ? withDrawnHero(context, key, value) : value
        const rest = withHidden(drawn, hidden)
        return portraits.includes(key) ? withoutPeople(context, key, rest) : rest
      }),
    ),
  )
  const off = [...entries, ...posts]
  if (off.length + documents.length === 0) fail(409, 'None of that is on the site any more.')
  const titles = new Map<string, string>()
  for (const key of off) titles.set(key, await storedTitle(context.store, context, key))
  const revisions = [
    ...off.map((key) => ({ key, body: 'off' as const })),
    ...documents.map(({ key, published }) => ({ key, body: published })),
    // A page that is unpublished stays so.
    ...documents.flatMap(({ key, isOff }) => (isOff ? [{ key, body: 'off' as const }] : [])),
  ]
  const summary = (key: string) =>
    titles.has(key)
      ? `Unpublished “${titles.get(key)}”`
      : `Hid sample content in “${titleOf(context, key)}”`
  const change = { action: 'content.unpublished' as const, summary }
  await publishRevisions(context, revisions, change, async (transaction) => {
    for (const key of off) {
      await writeOff(transaction, context, key)
      await cancelOpenPlans(transaction, context, key, 'publish')
    }
    for (const { key, version, published, draft } of documents) {
      await bumpVersion(transaction, key, version)
      const revision = { state: 'published', body: published, note: null } as const
      const published_id = await addRevision(transaction, context, key, revision)
      await setRevisions(transaction, key, { published_id })
      if (draft) await writeDraft(transaction, context, key, draft, { keeps: true })
    }
  })
  const names = claims.map((claim) => sampleClaims[claim].title.toLowerCase())
  return {
    message: `Off the site: ${new Intl.ListFormat('en').format(names)}. Its editor or its history brings each back.`,
    value: {},
  }
})

/** A document and its draft with this change, which is given what visitors see for the draft. */
async function changed(
  { store, content }: AdminContext,
  key: string,
  change: (value: unknown, shown?: unknown) => unknown,
): Promise<Changed> {
  const { version, published, draft, isOff } = await readStored(store, key)
  const original = documentsOf(content.complete()).get(key)
  const shown = published ? parseBody(published.body) : original
  return {
    key,
    version,
    published: JSON.stringify(change(shown)),
    draft: draft && JSON.stringify(change(parseBody(draft.body), shown)),
    isOff,
  }
}

function sectionsAt(page: unknown, places: readonly number[]) {
  return blocksOf(page).filter((_, index) => places.includes(index))
}

/** The page with the sections that are the same as these hidden; other documents have none. */
function withHidden(page: unknown, sections: readonly object[]) {
  if (sections.length === 0) return page
  const same = withoutEntryIds([...sections])
  const plain = withoutEntryIds(blocksOf(page))
  const blocks = blocksOf(page).map((block, index) =>
    same.some((one) => isDeepStrictEqual(one, plain[index])) ? { ...block, hidden: true } : block,
  )
  return { ...(page as object), blocks }
}

function blocksOf(page: unknown): object[] {
  return isFields(page) && Array.isArray(page.blocks) ? page.blocks : []
}
