import { z } from 'zod'
import { collections, entryKinds } from '#model/content/collections.ts'
import type { CollectionEntry, DeletedEntry } from '#model/content/editor.ts'
import { query } from '#server/actions/action.ts'
import { factsOf } from '#server/features/content/editor/document-facts.ts'
import { entryTitle, readNames } from '#server/features/content/editor/document-names.ts'
import { originalKeys } from '#server/features/content/original-keys.ts'
import { presentPlan } from '#server/features/content/plans/opened-plans.ts'
import { openPlans } from '#server/features/content/plans/plan-rows.ts'
import { entryDetail, entryPicture } from './entry-facts.ts'
import { readStoredEntries } from './stored-entries.ts'
import { usesOf } from './uses.ts'

/** The entries of a collection in their order, drafts included, and the deleted ones, newest first. */
export const listEntries = query(
  'viewer',
  z.object({ kind: z.enum(entryKinds) }),
  async (context, { kind }) => {
    const { content } = context
    const stored = await readStoredEntries(context, kind)
    const order = content.current().orders[kind]
    const invalid = content.invalidRevisions()
    const plans = (await openPlans(context.store)).map((row) => ({
      document: row.document,
      ...presentPlan(row),
    }))
    const names = await readNames(context)
    const untouched = originalKeys(context)
    const uses = usesOf(content.complete())
    const entries = stored
      .filter(({ isDeleted }) => !isDeleted)
      .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
      .map(
        ({ value, isDeleted: _, ...entry }): CollectionEntry => ({
          ...entry,
          title: entryTitle(entry.key, value),
          detail: entryDetail(kind, value),
          picture: entryPicture(kind, value),
          isInvalid: invalid.has(entry.key),
          isOriginal: untouched.has(entry.key),
          isOff: content.complete().off?.has(entry.key) === true,
          plans: plans.flatMap(({ document, ...plan }) => (document === entry.key ? [plan] : [])),
          uses: (uses.get(entry.key) ?? []).map((id) => ({
            document: `page:${id}`,
            title: factsOf(`page:${id}`, names, content.defaults()).title,
          })),
        }),
      )
    const deleted = stored
      .filter(({ isDeleted }) => isDeleted)
      .map(
        ({ key, id, value, lastChange }): DeletedEntry => ({
          key,
          title: entryTitle(key, value) || id,
          by: lastChange?.by ?? '',
          at: lastChange?.at ?? '',
        }),
      )
      .toSorted((a, b) => b.at.localeCompare(a.at))
    return { kind, ...collections[kind], entries, deleted }
  },
)
