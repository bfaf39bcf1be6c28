import { expect, test } from 'vitest'
import { defaultPipeline } from '#model/pipeline/pipeline.ts'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { manyLeads } from '#tests/fixtures/many-leads.ts'
import { filterSchema, leadFilter } from './filter.ts'
import { findLeads } from './find-leads.ts'

const now = new Date('2026-11-21T09:30:00Z')

test('every search finds the leads whose words begin with its own, newest first, on pages', async () => {
  const { store } = await openTestDatabase()
  await manyLeads(store, { count: 6_000, now })
  const all = await store
    .selectFrom('lead_search')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select(['lead_id', 'words'])
    .where('status', '<>', 'spam')
    .orderBy('created_at', 'desc')
    .execute()
  const queries = [
    ...['yusuf', 'yusuf kowalski', 'kowalski12', 'starting', 'exam ya', 'in patna', 'q', 'zz'],
    ...['we starting', 'tester q 8', 'wl', 'wl 2222 8', 'lukasz', 'zoé', 'zzz exam', 'o mar'],
  ]
  for (const q of queries) {
    const filter = leadFilter(filterSchema.parse({ q }), defaultPipeline)
    const matching = all.filter(({ words }) =>
      filter.words.every((word) => ` ${words}`.includes(` ${word}`)),
    )
    const expected = matching.map(({ lead_id }) => lead_id)
    const search = { filter, late: now, limit: 700 }
    const first = await findLeads(store, search, {})
    expect(
      first.leads.map(({ id }) => id),
      q,
    ).toEqual(expected.slice(0, 700))
    expect(first.hasOlder, q).toBe(expected.length > 700)
    const after = first.leads.at(-1)?.cursor
    if (!first.hasOlder || !after) continue
    const second = await findLeads(store, search, { after })
    expect(
      second.leads.map(({ id }) => id),
      q,
    ).toEqual(expected.slice(700, 1_400))
    const back = await findLeads(store, search, { before: second.leads[0]?.cursor })
    expect(back.leads, q).toEqual(first.leads)
  }
})
