import { expect, test } from 'vitest'
import { createReplyAddresses } from '#server/platform/mail/reply-addresses.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { partnerForm } from '#tests/fixtures/application.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import { inboxSettings, mailbox, rawMail } from '#tests/fixtures/mails.ts'

test('a contact is all leads of an address, with what happened newest first', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor', 'Edit Or')
  const first = await inbox.inquire()
  inbox.pass(60_000)
  const second = await inbox.send(
    '/api/partner-inquiries',
    partnerForm({ name: 'Ann of Acme', email: 'ANN@example.com' }),
  )
  await inbox.inquire({ email: 'ben@example.com' })
  inbox.pass(60_000)
  await admin.leads.addNote({ id: first.id, note: 'Called back.' })
  const contact = await admin.contacts.contact({ id: first.id })
  expect(contact.leads.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(contact.names).toEqual(['Ann of Acme', 'Ann Lee'])
  const lines = contact.lines.flatMap((line) =>
    'lead' in line
      ? [`${line.lead.reference} ${line.kind === 'lead' ? line.entry.kind : line.kind}`]
      : [],
  )
  expect(lines.filter((line) => !line.endsWith(' mail'))).toEqual([
    `${first.reference} note`,
    `${second.reference} request`,
    `${first.reference} request`,
  ])
  expect(await admin.contacts.contact({ id: second.id })).toMatchObject({ leads: contact.leads })
})

test('a contact has the mails that the person wrote about the inquiry of another', async () => {
  const inbox = await openInbox({ settings: inboxSettings })
  const { admin } = await signIn(inbox, 'editor')
  const { id } = await inbox.inquire()
  const other = await inbox.inquire({ email: 'ben@example.com' })
  const to = createReplyAddresses(mailbox, inbox.secrets.replyAddresses).of(other)
  await inbox.receive(rawMail({ to, from: 'ANN@example.com', body: 'I am the partner of Ben.' }))
  const { lines } = await admin.contacts.contact({ id })
  expect(lines[0]).toMatchObject({
    lead: other,
    entry: { kind: 'received', text: 'I am the partner of Ben.' },
  })
  expect(lines.filter((line) => 'lead' in line && line.lead.id === other.id)).toHaveLength(1)
})

test('a mail about an inquiry of the person is not one about the inquiry of another', async () => {
  const inbox = await openInbox({ settings: inboxSettings })
  const { admin } = await signIn(inbox, 'editor')
  const first = await inbox.inquire()
  const to = createReplyAddresses(mailbox, inbox.secrets.replyAddresses).of(first)
  await inbox.receive(rawMail({ to, from: 'ann@example.com', body: 'My own inquiry.' }))
  const lead = await inbox.lead(first.id)
  const created_at = new Date(Date.parse(lead.created_at) + 1_000).toISOString()
  // As many as a contact shows.
  const later = Array.from({ length: 50 }, (_, number) => {
    const id = lead.id.slice(0, -12) + `${number}`.padStart(12, '0')
    return { ...lead, id, created_at, reference: id, idempotency_key: id }
  })
  await inbox.database.store.insertInto('leads').values(later).execute()
  const { lines } = await admin.contacts.contact({ id: first.id })
  expect(lines.filter((line) => 'lead' in line && line.lead.id === first.id)).toEqual([])
})

test('an address that differs after a plus sign only may be the same person', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'editor')
  const addresses = [
    'a_n@example.com',
    'A_N+Shop@example.com',
    'a_n+x@other.test',
    'abn+y@example.com',
  ]
  const ids: string[] = []
  for (const email of addresses) ids.push((await inbox.inquire({ email })).id)
  const similar = async (index: number) =>
    (await admin.contacts.contact({ id: ids[index] ?? '' })).similar
  expect(await similar(0)).toEqual([{ id: ids[1], address: 'a_n+shop@example.com' }])
  expect(await similar(1)).toEqual([{ id: ids[0], address: 'a_n@example.com' }])
  expect([await similar(2), await similar(3)]).toEqual([[], []])
})

test('a contact has the consent to the newsletter and what came of it', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner')
  const { id } = await inbox.inquire()
  const before = await admin.contacts.contact({ id })
  expect(before.subscription).toBeNull()
  await admin.newsletter.add({
    email: 'Ann@example.com',
    source: 'Signed at the fair',
  })
  const { subscription, lines } = await admin.contacts.contact({ id })
  expect(subscription).toMatchObject({ state: 'pending' })
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'subscription', step: 'asked', text: 'Signed at the fair' }),
  )
})

test('there is no contact of an unknown lead, and none for authors', async () => {
  const inbox = await openInbox()
  const { admin } = await signIn(inbox, 'owner')
  const unknown = '0190a5c2-0000-7000-8000-000000000001'
  await expect(admin.contacts.contact({ id: unknown })).rejects.toMatchObject({ status: 404 })
  await expect(admin.contacts.contact({ id: 'x' })).rejects.toMatchObject({ status: 404 })
  const author = await signIn(inbox, 'author')
  const { id } = await inbox.inquire()
  await expect(author.admin.contacts.contact({ id })).rejects.toMatchObject({ status: 403 })
})
