import { rm } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { leadExportPath } from '#model/admin-paths.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { partnerForm } from '#tests/fixtures/application.ts'
import { hour, openInbox } from '#tests/fixtures/inbox.ts'
import { manyLeads } from '#tests/fixtures/many-leads.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

const minute = 60_000

test('a link downloads the file unchanged, as an attachment, for five minutes', async () => {
  const inbox = await openInbox()
  const { admin, download } = await signIn(inbox, 'editor')
  const content = pdf(200_000)
  const { id } = await inbox.inquire({}, { name: 'Straße "1" – brief.pdf', content })
  const { key } = await admin.leads.linkFile({ id })
  const response = await download(`/admin/leads/file/${key}`)
  expect(response?.status).toBe(200)
  expect(response?.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w.-]+"; filename\*=UTF-8''Stra%C3%9Fe%20%221%22%20%E2%80%93%20brief.pdf$/,
  )
  expect(response?.headers.get('content-type')).toBe('application/pdf')
  expect(response?.headers.get('cache-control')).toBe('no-store')
  expect(Buffer.from(await (response as Response).arrayBuffer()).equals(content)).toBe(true)
  inbox.pass(5 * minute)
  expect((await download(`/admin/leads/file/${key}`))?.status).toBe(403)
  // Made while the clock was ahead.
  inbox.pass(-6 * minute)
  expect((await download(`/admin/leads/file/${key}`))?.status).toBe(403)
})

test('a file link works only for the person who requested it, and only unchanged', async () => {
  const inbox = await openInbox()
  const one = await signIn(inbox, 'owner', 'One')
  const two = await signIn(inbox, 'owner', 'Two')
  const { id } = await inbox.inquire({}, { name: 'brief.pdf', content: pdf() })
  const [file] = await inbox.rows('lead_files')
  const { key } = await one.admin.leads.linkFile({ id })
  const [fileId, end, signature = ''] = key.split('.')
  const later = Number.parseInt(end ?? '', 36) + 60 * minute
  const changed = [
    `${fileId}.${later.toString(36)}.${signature}`,
    `${id}.${end}.${signature}`,
    `${fileId}.${end}.${signature.slice(1)}A`,
    `${fileId}`,
    `${file?.storage_key}`.replace('/', '%2F'),
    '..%2F..%2Fwavelength.sqlite',
  ]
  for (const each of changed) {
    expect((await one.download(`/admin/leads/file/${each}`))?.status, each).toBe(403)
  }
  expect((await two.download(`/admin/leads/file/${key}`))?.status).toBe(403)
  const anonymous = new Request(`http://localhost/admin/leads/file/${key}`)
  const visit = await inbox.site.visitAdmin(anonymous, { address: '192.0.2.7' })
  expect(visit.actor).toBeNull()
  expect(visit.download).toBeNull()
  expect((await one.download(`/admin/leads/file/${key}`))?.status).toBe(200)
})

test('a file missing on the disk gives a clear error', async () => {
  const inbox = await openInbox()
  const { admin, download } = await signIn(inbox, 'owner')
  const { id } = await inbox.inquire({}, { name: 'brief.pdf', content: pdf() })
  for (const path of await inbox.storedFiles()) await rm(path)
  const { key } = await admin.leads.linkFile({ id })
  const response = await download(`/admin/leads/file/${key}`)
  expect(response?.status).toBe(404)
  expect(await response?.text()).toMatch('no longer stored')
})

async function exportedRows(download: (path: string) => Promise<Response | null>, query = '') {
  const response = await download(`/admin/leads/export.csv${query}`)
  expect(response?.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response?.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-2026-/)
  const bytes = Buffer.from(await (response as Response).arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return parse(bytes, { bom: true, columns: true }) as Record<string, string>[]
}

test('an export has the day of the site’s time zone in its name', async () => {
  const inbox = await openInbox()
  inbox.pass(10 * hour)
  const { download } = await signIn(inbox, 'editor')
  for (const list of ['leads', 'newsletter']) {
    const response = await download(`/admin/${list}/export.csv`)
    expect(response?.headers.get('content-disposition')).toContain('2026-11-22')
  }
})

test('an export contains the filtered leads, with formulas escaped', async () => {
  const inbox = await openInbox()
  const { admin, download } = await signIn(inbox, 'owner', 'Own Er')
  const text = '=HYPERLINK("https://evil.example","x")\n"quoted", and ; more'
  const { id, reference } = await inbox.inquire({ name: '@SUM(A1:A9)', details: text })
  await inbox.send('/api/partner-inquiries', partnerForm({ phone: '+91 612 555' }))
  await inbox.inquire({ website: 'x', name: 'Robot' })
  await admin.leads.addTag({ id, tag: '-1' })
  const rows = await exportedRows(download)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    Reference: reference,
    Kind: 'Inquiry',
    Name: "'@SUM(A1:A9)",
    Text: `'${text}`,
    Tags: "'-1",
  })
  expect(rows[1]).toMatchObject({ Kind: 'Partner inquiry', Phone: "'+91 612 555" })
  expect((await exportedRows(download, '?folder=spam')).map(({ Name }) => Name)).toEqual(['Robot'])
  expect(await exportedRows(download, '?q=hyperlink')).toHaveLength(1)
  expect(await exportedRows(download, '?kind=application')).toEqual([])
  const { changes } = await admin.audit.list()
  expect(changes[0]).toMatchObject({ actor: 'Own Er', action: 'leads.exported' })
})

test('a large export contains each lead once, in order', async () => {
  const inbox = await openInbox()
  const { download } = await signIn(inbox, 'editor')
  await manyLeads(inbox.store, { count: 2_600 })
  for (const query of ['?folder=all', '?q=ann', '?folder=spam']) {
    const rows = await exportedRows(download, query)
    const references = rows.map(({ Reference }) => Reference)
    expect(new Set(references).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(50)
    if (query === '?folder=all') {
      const times = rows.map((row) => row['Received (UTC)'] ?? '')
      expect(times).toEqual([...times].sort().reverse())
      expect(rows.length).toBeGreaterThan(2_000)
    }
  }
})

test('the number of leads is known before they are exported', async () => {
  const inbox = await openInbox()
  const { admin, download } = await signIn(inbox, 'editor')
  await manyLeads(inbox.store, { count: 2_600 })
  const all = (await exportedRows(download, '?folder=all')).length
  for (const query of [
    '',
    '?folder=won',
    '?folder=all&kind=partner',
    '?folder=all&tag=big',
    '?q=ann',
    '?q=?',
  ]) {
    const choices = await admin.leads.exportChoices(Object.fromEntries(new URLSearchParams(query)))
    const { length } = await exportedRows(download, query)
    expect([query, choices.count, choices.all]).toEqual([query, length, all])
    expect(length === 0).toBe(query === '?q=?')
  }
})

test('a selection is exported alone, whatever the filter', async () => {
  const inbox = await openInbox()
  const { download } = await signIn(inbox, 'editor')
  const [ann, , robot] = [
    await inbox.inquire({ name: 'Ann' }),
    await inbox.inquire({ name: 'Ben', email: 'ben@example.com' }),
    await inbox.inquire({ name: 'Robot', website: 'x' }),
  ]
  const rows = await exportedRows(download, `?ids=${robot.id},${ann.id},x&folder=won`)
  expect(rows.map(({ Name }) => Name)).toEqual(['Robot', 'Ann'])
  const summaries = (await inbox.rows('audit_log')).map(({ summary }) => summary)
  expect(summaries).toContain('Exported 2 selected leads as CSV')
  const many = Array(201).fill(ann.id).join()
  await expect(download(`/admin/leads/export.csv?ids=${many}`)).resolves.toMatchObject({
    status: 422,
  })
})

test('a viewer cannot export leads', async () => {
  const inbox = await openInbox()
  const { download } = await signIn(inbox, 'viewer')
  expect((await download(leadExportPath))?.status).toBe(403)
  const actions = (await inbox.rows('audit_log')).map(({ action }) => action)
  expect(actions).not.toContain('leads.exported')
})
