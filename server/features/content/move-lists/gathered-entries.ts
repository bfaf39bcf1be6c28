import { isDeepStrictEqual } from 'node:util'
import { collections, type EntryKind } from '#model/content/collections.ts'
import { entryId } from '#model/content/entry-schemas.ts'
import { withOneLink } from '#model/content/film.ts'
import type { ContentRevisionRow } from '#server/platform/db/rows/content.ts'
import { withId } from './with-id.ts'
import type { EntryHistory, EntryRevision } from './write-entries.ts'

type Gathered = { revisions: EntryRevision[]; draft?: object }

/**
 * Gathers copies of entries from pages: the same entry wherever copies agree; a copy that differs from what visitors see
 * elsewhere becomes an entry of its own.
 */
export function gatherEntries(kind: EntryKind, originals: readonly object[]) {
  const original = new Map(originals.map((entry) => [entryId(kind, entry), toJson(entry)]))
  /** What visitors see, by id. */
  const shown = new Map<string, object>()
  const gathered = new Map<string, Gathered>()
  /** The ids that a page uses for its copies. */
  const ofPage = new Map<string, Map<string, string>>()

  const named = (copy: object) => {
    const entry = kind === 'film' ? Object(withOneLink(copy)) : copy
    return withId(kind, toJson(entry), () => false, [...original.keys()])
  }

  function remember(page: string, own: string, id: string) {
    const ids = ofPage.get(page) ?? new Map<string, string>()
    ofPage.set(page, ids.set(own, id))
  }

  function record(id: string, entry: object, from: ContentRevisionRow) {
    const known = gathered.get(id) ?? { revisions: [] }
    gathered.set(id, known)
    known.revisions.push({ body: JSON.stringify(withOwnId(kind, entry, id)), from })
    return known
  }

  /** The first id after `own` for which `fits`. */
  function find(own: string, fits: (id: string) => boolean) {
    let id = own
    for (let count = 2; !fits(id); count++) id = `${own}-${count}`
    return id
  }

  return {
    /** An original that visitors see. */
    showOriginal(id: string) {
      const entry = original.get(id)
      if (entry) shown.set(id, entry)
    },

    /** A copy that visitors see on a page; returns its id. */
    show(page: string, copy: object, from: ContentRevisionRow) {
      const entry = named(copy)
      const own = entryId(kind, entry)
      const id = find(own, (one) => {
        const other = shown.get(one)
        if (other) return isDeepStrictEqual(other, withOwnId(kind, entry, one))
        return one === own || !original.has(one)
      })
      const value = withOwnId(kind, entry, id)
      if (!shown.has(id) && !isDeepStrictEqual(value, original.get(id))) record(id, entry, from)
      shown.set(id, value)
      remember(page, own, id)
      return id
    },

    /** A copy in a draft or an earlier revision of a page; returns its id. */
    keep(page: string, copy: object, from: ContentRevisionRow, isDraft: boolean) {
      const entry = named(copy)
      const own = entryId(kind, entry)
      const known = ofPage.get(page)?.get(own) ?? own
      const id = find(known, (one) => {
        const draft = gathered.get(one)?.draft
        return !isDraft || !draft || isDeepStrictEqual(draft, withOwnId(kind, entry, one))
      })
      remember(page, own, id)
      const value = withOwnId(kind, entry, id)
      if (isDeepStrictEqual(value, shown.get(id) ?? original.get(id))) return id
      const history = record(id, entry, from)
      if (isDraft) history.draft = value
      return id
    },

    /** True if visitors see entries that are not originals. */
    showsAdded: () => [...shown.keys()].some((id) => !original.has(id)),

    /** The histories by id, and the ids of entries that are not originals. */
    finish() {
      const entries = new Map<string, EntryHistory>()
      for (const [id, { revisions, draft }] of gathered) {
        entries.set(id, historyOf(revisions, shown.get(id), original.get(id), draft))
      }
      return { entries, added: [...gathered.keys()].filter((id) => !original.has(id)) }
    },
  }
}

/** The revisions in order of time, without repeats. */
function historyOf(
  all: EntryRevision[],
  shown: object | undefined,
  original: object | undefined,
  draft: object | undefined,
): EntryHistory {
  const revisions = all
    .toSorted((a, b) => a.from.saved_at.localeCompare(b.from.saved_at))
    .filter(({ body, from }, index, sorted) => {
      const before = sorted[index - 1]
      return before?.body !== body || before.from.state !== from.state
    })
  const find = (value: object, state: 'draft' | 'published') =>
    revisions.findLast(
      ({ body, from }) => from.state === state && isDeepStrictEqual(JSON.parse(body), value),
    )
  const published =
    shown && !isDeepStrictEqual(shown, original) ? find(shown, 'published') : undefined
  const current = draft && find(draft, 'draft')
  return { revisions, ...(published && { published }), ...(current && { draft: current }) }
}

function withOwnId(kind: EntryKind, entry: object, id: string): object {
  return { ...entry, [collections[kind].idField]: id }
}

function toJson(entry: object): object {
  return JSON.parse(JSON.stringify(entry))
}
