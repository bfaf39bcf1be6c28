import { z } from 'zod'
import type { HistoryEntry } from '#model/content/editor.ts'
import { query } from '#server/actions/action.ts'
import { requireRole } from '#server/actions/bind-actions.ts'
import { DELETED } from '#server/features/content/documents.ts'
import { minRoleToRead } from './document-facts.ts'
import { readStored } from './stored-document.ts'

/** Older revisions stay in the database. */
const SHOWN_MAX = 50

/** A document's revisions, newest first. */
export const listHistory = query(
  'viewer',
  z.object({ document: z.string() }),
  async ({ store, actor }, { document }): Promise<{ revisions: HistoryEntry[] }> => {
    requireRole(actor, minRoleToRead(document))
    const { published, draft } = await readStored(store, document)
    const rows = await store
      .selectFrom('content_revisions')
      .select(['id', 'state', 'author_name', 'saved_at', 'note'])
      .select(({ eb }) => eb.case().when('body', '=', DELETED).then(1).else(0).end().as('deletes'))
      .where('document', '=', document)
      .orderBy('saved_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN_MAX)
      .execute()
    const planned = await store
      .selectFrom('plans')
      .select('revision_id')
      .where('document', '=', document)
      .where('state', '=', 'pending')
      .execute()
    const stateOf = (id: string, state: 'draft' | 'published', deletes: number) => {
      if (deletes) return 'deleted'
      if (id === published?.id) return 'live'
      if (state === 'published') return 'published'
      if (planned.some(({ revision_id }) => revision_id === id)) return 'planned'
      return id === draft?.id ? 'draft' : 'earlier draft'
    }
    const revisions = rows.map(({ id, state, deletes, author_name, saved_at, note }) => ({
      id,
      state: stateOf(id, state, deletes),
      by: author_name,
      at: saved_at,
      note,
    })) satisfies HistoryEntry[]
    return { revisions }
  },
)
