import { expect, test } from 'vitest'
import { offerLink } from '#server/features/offers/offer-link-key.ts'
import { createReplyAddresses } from '#server/platform/mail/reply-addresses.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import { attached, inboxSettings, mailbox, mixedMail, rawMail } from '#tests/fixtures/mails.ts'
import { openOffers } from '#tests/fixtures/offers.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { openedInBrowser } from '#tests/fixtures/whole-client.ts'
import { unzip } from '#tests/fixtures/zip.ts'

const address = 'zoe@example.com'

/** Zoë has answered about Ann's inquiry, with a file; Ann has answered too. */
async function setup() {
  const inbox = await openInbox({ settings: inboxSettings })
  const owner = await signIn(inbox, 'owner')
  const lead = await inbox.inquire({ email: 'ann@example.com' })
  const to = createReplyAddresses(mailbox, inbox.secrets.replyAddresses).of(lead)
  const parts = [{ type: 'text/plain', body: 'Zabaglione' }, attached('plan.pdf', pdf())]
  await inbox.receive(mixedMail({ from: 'Zoë <ZOE@example.com>', subject: 'Dessert', to, parts }))
  await inbox.receive(rawMail({ to, body: 'Marzipan' }))
  const search = async (q: string) => (await owner.admin.leads.list({ q })).leads.length
  return { ...inbox, ...owner, id: lead.id, search }
}

test('mails about the inquiry of somebody else are found and exported with their writer', async () => {
  const { admin, download } = await setup()
  const { found } = await admin.privacy.find({ address })
  expect(found).toMatchObject({ counts: { leads: 0, mails: 1 }, mails: [{ subject: 'Dessert' }] })
  const response = await download(`/admin/privacy/export.zip?address=${address}`)
  const zip = await unzip(Buffer.from(await (response as Response).arrayBuffer()))
  const exported = JSON.parse(String(zip['data.json']))
  expect(exported).toMatchObject({
    leads: [],
    mailsAboutOthers: [{ text: 'Zabaglione', attachments: ['plan.pdf'] }],
    filesAboutOthers: [{ name: 'plan.pdf' }],
  })
  expect(zip[exported.filesAboutOthers[0].inThisArchive]?.length).toBe(pdf().length)
  expect(JSON.stringify(exported)).not.toContain('ann@example.com')
})

test('they are erased with their writer, and the lead keeps the others', async () => {
  const { admin, id, rows, search, storedFiles } = await setup()
  expect(await search('zabaglione')).toBe(1)
  const result = await admin.privacy.erase({ address, typed: address })
  expect(result).toMatchObject({ ok: true, message: expect.stringContaining('1 mail') })
  const { timeline } = await admin.leads.lead({ id })
  const mails = timeline.flatMap((entry) => (entry.kind === 'received' ? [entry.text] : []))
  expect(mails).toEqual(['Marzipan'])
  expect(await storedFiles()).toEqual([])
  expect([await search('zabaglione'), await search('marzipan')]).toEqual([0, 1])
  const left = [await rows('outbox'), await rows('lead_events'), await rows('lead_search')]
  expect(JSON.stringify(left)).not.toMatch(/zo[eë]/i)
  const told = (await rows('outbox')).filter(({ topic }) => topic === 'mail-to-staff')
  expect(new Set(told.map(({ payload }) => payload)).size).toBe(1)
  expect((await admin.privacy.find({ address })).found?.counts).toMatchObject({ mails: 0 })
})

test('an offer to the lead of somebody else forgets to whom it was sent', async () => {
  const offers = await openOffers()
  const { admin, download } = await signIn(offers, 'owner', 'Olga')
  const id = await offers.write()
  await offers.send(id, { recipient: address, message: 'Dear Zoe' })
  await offers.site.sendOutbox()
  const [link] = offers.received.flatMap(({ text }) => text?.match(/(?<=\/offer)\?key=\S+/) ?? [])
  await offers.site.noteView(openedInBrowser(link ?? ''), '/offer', { address: '1.2.3.4' })
  expect(await offers.rows('offer_views')).toMatchObject([{ recipient: address }])
  const response = await download(`/admin/privacy/export.zip?address=${address}`)
  const zip = await unzip(Buffer.from(await (response as Response).arrayBuffer()))
  expect(JSON.parse(String(zip['data.json']))).toMatchObject({
    offersToOthers: [`${offers.reference}-1`],
  })
  expect(await admin.privacy.erase({ address, typed: address })).toMatchObject({
    ok: true,
    message: expect.stringContaining('1 offer,'),
  })
  const left = [await offers.rows('offers'), await offers.rows('offer_views')]
  expect(JSON.stringify(left)).not.toMatch(/zoe/i)
  expect(left[1]).toHaveLength(1)
  const key = await offers.keyOf(id)
  expect(await offers.answer(key, await offers.accepting(key))).toMatchObject({ status: 200 })
  // The confirmation goes to the lead then.
  await offers.site.sendOutbox()
  const mails = offers.received.filter(({ subject }) => subject?.startsWith('Accepted'))
  expect(mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['ann@example.com']])
})

test('after erasures, the links of the others still name them', async () => {
  const offers = await openOffers()
  const { admin } = await signIn(offers, 'owner', 'Olga')
  const id = await offers.write()
  for (const recipient of [address, 'bob@example.com', 'carl@example.com']) {
    await offers.send(id, { recipient })
  }
  for (const one of [address, 'bob@example.com']) {
    expect(await admin.privacy.erase({ address: one, typed: one })).toMatchObject({ ok: true })
  }
  await offers.send(id, { recipient: 'dora@example.com' })
  for (const to of [1, 3, 4]) {
    const { search } = new URL(offerLink(offers.secrets, id, to), 'http://localhost')
    await offers.site.noteView(openedInBrowser(search), '/offer', { address: '1.2.3.4' })
  }
  const views = await offers.rows('offer_views')
  expect(views.map(({ recipient }) => recipient).sort()).toEqual([
    'carl@example.com',
    'dora@example.com',
    null,
  ])
})
