import { expect, test } from 'vitest'
import { defaultPipeline } from '#model/pipeline/pipeline.ts'
import { partnerForm } from '#tests/fixtures/application.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { filterSchema, leadFilter } from './filter.ts'
import { findLeads } from './find-leads.ts'

type Inbox = Awaited<ReturnType<typeof openInbox>>

/** Pages forward to the end, then back to the start. */
async function pageThrough(inbox: Inbox, query: Record<string, string>) {
  const search = {
    filter: leadFilter(filterSchema.parse(query), defaultPipeline),
    late: inbox.clock(),
    limit: 2,
  }
  const pages = [await findLeads(inbox.store, search, {})]
  for (let page = pages[0]; page?.hasOlder; ) {
    page = await findLeads(inbox.store, search, { after: page.leads.at(-1)?.cursor })
    pages.push(page)
  }
  const back = [pages.at(-1) as (typeof pages)[number]]
  for (let page = back[0]; page?.hasNewer; ) {
    page = await findLeads(inbox.store, search, { before: page.leads[0]?.cursor })
    back.unshift(page)
  }
  const names = new Map((await inbox.rows('leads')).map(({ id, name }) => [id, name]))
  const read = (all: typeof pages) => all.map(({ leads }) => leads.map(({ id }) => names.get(id)))
  return { forward: read(pages), back: read(back) }
}

test('paging forward and back shows each lead once, across both parts of the open list', async () => {
  const inbox = await openInbox()
  for (const number of [1, 2, 3]) {
    await inbox.send('/api/partner-inquiries', partnerForm({ name: `Partner ${number}` }))
    await inbox.inquire({ name: `Ann ${number}` })
    inbox.pass(hour)
  }
  const open = await pageThrough(inbox, {})
  expect(open.forward).toEqual([
    ['Ann 1', 'Ann 2'],
    ['Ann 3', 'Partner 1'],
    ['Partner 2', 'Partner 3'],
  ])
  expect(open.back).toEqual(open.forward)
  const all = await pageThrough(inbox, { folder: 'all' })
  expect(all.forward.flat().map((name) => name?.at(-1))).toEqual(['3', '3', '2', '2', '1', '1'])
  expect(all.back).toEqual(all.forward)
  const found = await pageThrough(inbox, { q: 'ann' })
  expect(found.forward).toEqual([['Ann 3', 'Ann 2'], ['Ann 1']])
  expect(found.back.flat()).toEqual(found.forward.flat())
})
