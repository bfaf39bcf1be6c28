import { isDeepStrictEqual } from 'node:util'
import type { Page } from '#blocks/schema.ts'
import type { Case, CaseCard } from '#model/content/case.ts'
import { readEntryKey } from '#model/content/collections.ts'
import { entryListsIn, shownIds } from '#model/content/entry-list.ts'
import { type Fields, isFields } from '#model/content/form/json-schema.ts'
import { projectPath } from '#model/paths.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import { neighboursOf } from '#server/features/content/collections/shown-page.ts'
import { parseBody } from '#server/features/content/published.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { ContentDocumentRow, ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { ownCards, withReferences } from './case-sections.ts'
import { gatherCard } from './gather-card.ts'
import { listFor } from './list-for.ts'
import type { MoveDeps } from './move-deps.ts'
import { pinRules, publishOriginal } from './pin-rules.ts'
import { writeEntries } from './write-entries.ts'

type Stored = { document: ContentDocumentRow; revisions: ContentRevisionRow[] }

/**
 * Makes a collection of the case studies that sections of stored pages hold: each page of a case gets its card, and the
 * sections refer to it where they show the same. Visitors see the same as before.
 */
export async function moveCases(transaction: StoreTransaction, deps: MoveDeps) {
  const { defaults } = deps
  const stored = await readPages(transaction)
  if (stored.length === 0) return
  const cards = cardsOf(stored, defaults)
  const added = [...cards.keys()].filter((slug) => !defaults.orders.case.includes(slug))
  const order = [...defaults.orders.case, ...added]
  const all = order.flatMap((slug): Case[] => {
    const card = cards.get(slug)
    return card ? [{ slug, ...card }] : []
  })
  const changed = await rewritePages(transaction, deps, stored, all, added.length === 0)
  const published = publishedKeys(stored)
  for (const { slug, ...card } of all) {
    const page = defaults.pages.get(`projects/${slug}`)
    if (!page || published.has(`page:projects/${slug}`)) continue
    if (isDeepStrictEqual(page.card, card)) continue
    await publishOriginal(transaction, deps, { ...page, card })
  }
  const newest = stored.flatMap(({ revisions }) => revisions).at(-1)
  if (added.length > 0 && newest) {
    const revision = {
      body: JSON.stringify(order),
      from: { ...newest, state: 'published' as const, note: null },
    }
    const history = { revisions: [revision], published: revision }
    await writeEntries(transaction, deps, 'order', new Map([['case', history]]))
    await pinRules(transaction, deps, 'case', published)
  }
  if (changed === 0 && added.length === 0) return
  const summary = `Made the case studies of ${changed} ${changed === 1 ? 'page' : 'pages'} a collection`
  await audit(
    transaction,
    { ...deps, actor: null },
    { action: 'content.moved', subject: 'order:case', summary },
  )
}

async function readPages(transaction: StoreTransaction): Promise<Stored[]> {
  const documents = await transaction
    .selectFrom('content_documents')
    .selectAll()
    .where('key', 'like', 'page:%')
    .orderBy('key')
    .execute()
  const revisions = await transaction
    .selectFrom('content_revisions')
    .selectAll()
    .where('document', 'like', 'page:%')
    .orderBy('saved_at')
    .orderBy('id')
    .execute()
  return documents.map((document) => ({
    document,
    revisions: revisions.filter((row) => row.document === document.key),
  }))
}

function publishedKeys(stored: readonly Stored[]) {
  return new Set(stored.flatMap(({ document }) => (document.published_id ? [document.key] : [])))
}

/** The cards by slug: the originals, except where visitors see other ones everywhere. */
function cardsOf(stored: readonly Stored[], defaults: MoveDeps['defaults']) {
  const shown = stored.flatMap(({ document, revisions }) =>
    sectionsOf(revisions.find(({ id }) => id === document.published_id)),
  )
  const original = shownByOriginals(stored, defaults)
  const slugs = stored.flatMap(({ document: { key, published_id } }) => {
    const entry = readEntryKey(key)
    return entry?.kind === 'case' && published_id ? entry.id : []
  })
  const listed = shown.flatMap(ownCards).map(({ href }) => String(href))
  const inOrder = slugs.toSorted((a, b) => placeOf(a, listed) - placeOf(b, listed))
  const cards = new Map<string, CaseCard>()
  for (const slug of [...defaults.orders.case, ...inOrder]) {
    const own = defaults.pages.get(`projects/${slug}`)?.card
    const gathered = original.has(slug) ? null : gatherCard(shown, projectPath(slug))
    const card = gathered ?? own
    if (card) cards.set(slug, card)
  }
  return cards
}

/** Those that no section lists come last. */
function placeOf(slug: string, hrefs: readonly string[]) {
  const at = hrefs.indexOf(projectPath(slug))
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

/** The cases that visitors see on pages which were never changed. */
function shownByOriginals(stored: readonly Stored[], defaults: MoveDeps['defaults']) {
  const hidden = new Set(
    stored.flatMap(({ document: { key, published_id, off_at } }) =>
      published_id || off_at ? [key] : [],
    ),
  )
  const slugs = new Set<string>()
  for (const [id, page] of defaults.pages) {
    if (hidden.has(`page:${id}`)) continue
    for (const list of entryListsIn(page).filter(({ collection }) => collection === 'case')) {
      for (const slug of shownIds(list, defaults.orders.case)) slugs.add(slug)
    }
    if (!page.blocks.some(({ type }) => type === 'prev-next')) continue
    for (const { slug } of neighboursOf(defaults.entries.case, id)) slugs.add(slug)
  }
  return slugs
}

/** Rewrites every revision of the pages, so that any can be restored; returns how many pages changed. */
async function rewritePages(
  transaction: StoreTransaction,
  deps: MoveDeps,
  stored: readonly Stored[],
  all: readonly Case[],
  isWhole: boolean,
) {
  const changed = new Set<string>()
  for (const row of stored.flatMap(({ revisions }) => revisions)) {
    const page = parseBody(row.body)
    if (!isFields(page) || !Array.isArray(page.blocks)) continue
    const id = row.document.slice('page:'.length)
    const cases = {
      all,
      listFor: (slugs: string[]) => listFor(deps, 'case', row.document, slugs, isWhole),
    }
    const blocks = page.blocks.map((block: unknown) =>
      isFields(block) ? withReferences(block, pageAddress(id), cases) : block,
    )
    const { blocks: _, ...rest } = page
    const body = JSON.stringify({ ...rest, ...cardOf(id, all), blocks })
    if (body === row.body) continue
    changed.add(row.document)
    await transaction
      .updateTable('content_revisions')
      .set({ body })
      .where('id', '=', row.id)
      .execute()
  }
  return changed.size
}

/** The card of the case that this page is about. */
function cardOf(id: string, all: readonly Case[]): { card?: Page['card'] } {
  const study = all.find(({ slug }) => id === `projects/${slug}`)
  if (!study) return {}
  const { slug: _, ...card } = study
  return { card }
}

function sectionsOf(row: ContentRevisionRow | undefined): Fields[] {
  const page = row && parseBody(row.body)
  return isFields(page) && Array.isArray(page.blocks) ? page.blocks.filter(isFields) : []
}
