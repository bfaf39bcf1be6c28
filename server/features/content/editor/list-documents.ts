import { z } from 'zod'
import { isEntryKind } from '#model/content/collections.ts'
import { contentGroups, type DocumentEntry } from '#model/content/editor.ts'
import { query } from '#server/actions/action.ts'
import { DELETED, documentsOf, readKey } from '#server/features/content/documents.ts'
import { originalKeys, sampleTexts } from '#server/features/content/original-keys.ts'
import { presentPlan } from '#server/features/content/plans/opened-plans.ts'
import { openPlans } from '#server/features/content/plans/plan-rows.ts'
import { ofSite } from '#server/features/content/standalone.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { factsOf } from './document-facts.ts'
import { readNames } from './document-names.ts'

/** Sorted first. */
const HOME = 'page:home'

/** All documents except entries of collections, unpublished pages included, by group and title. */
export const listDocuments = query('viewer', z.object({}), async ({ store, content }) => {
  const changed = new Map((await changedDocuments(store)).map((row) => [row.key, row]))
  const siteContent = content.complete()
  const originals = documentsOf(content.defaults())
  const untouched = originalKeys({ content })
  const left = sampleTexts({ content })
  const names = await readNames({ store, content })
  const plans = (await openPlans(store)).map((row) => ({
    document: row.document,
    ...presentPlan(row),
  }))
  const keys = new Set(
    [...documentsOf(siteContent).keys(), ...changed.keys()].filter(
      (key) => isListed(key) && !changed.get(key)?.deletes,
    ),
  )
  const documents = [...keys].map((key): DocumentEntry => {
    const row = changed.get(key)
    return {
      key,
      ...factsOf(key, names, content.defaults()),
      version: row?.version ?? 0,
      hasDraft: Boolean(row?.draft_id),
      hasOriginal: originals.has(key),
      isOriginal: untouched.has(key),
      sampleTexts: left.get(key) ?? 0,
      isPublished: Boolean(row?.published_id),
      isOff: Boolean(row?.off_at),
      plans: plans.flatMap(({ document, ...plan }) => (document === key ? [plan] : [])),
      isInvalid: content.invalidRevisions().has(key),
      lastChange: row?.by && row.at ? { by: row.by, at: row.at } : null,
    }
  })
  return { documents: documents.sort(byGroup) }
})

/**
 * True for documents outside of collections, and for case studies, which are pages; not for those of a kind that no longer
 * exists. Categories have a screen of their own, which says where the posts of a removed one go.
 */
function isListed(key: string) {
  const kind = readKey(key)?.kind
  return kind !== undefined && kind !== 'order' && kind !== 'categories' && !isEntryKind(kind)
}

function changedDocuments(store: Store) {
  return store
    .selectFrom('content_documents as document')
    .leftJoin('content_revisions as revision', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('revision.id', '=', fn.coalesce(ref('document.draft_id'), ref('document.published_id'))),
      ),
    )
    .select([
      'document.key',
      'document.draft_id',
      'document.published_id',
      'document.off_at',
      'document.version',
      'revision.author_name as by',
      'revision.saved_at as at',
    ])
    .select(({ eb }) =>
      eb.case().when('revision.body', '=', DELETED).then(1).else(0).end().as('deletes'),
    )
    .where(({ eb, or }) =>
      or([
        eb('document.draft_id', 'is not', null),
        eb('document.published_id', 'is not', null),
        eb('document.off_at', 'is not', null),
      ]),
    )
    .where(ofSite('document.key'))
    .execute()
}

function byGroup(a: DocumentEntry, b: DocumentEntry) {
  const distance = contentGroups.indexOf(a.group) - contentGroups.indexOf(b.group)
  const homeFirst = Number(b.key === HOME) - Number(a.key === HOME)
  return distance || homeFirst || a.title.localeCompare(b.title)
}
