import { expect, test } from 'vitest'
import { createReplyAddresses } from '#server/platform/mail/reply-addresses.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openInbox } from '#tests/fixtures/inbox.ts'
import { inboxSettings, mailbox, rawMail } from '#tests/fixtures/mails.ts'

const key = '0190a5c2-0000-7000-8000-000000000001'

test('a lead is found by the words of its mails and of its replies, until one is taken back', async () => {
  const inbox = await openInbox({ settings: inboxSettings })
  const { admin } = await signIn(inbox, 'editor')
  const lead = await inbox.inquire({ name: 'Quetzalcoatl' })
  const found = async (q: string) => {
    const { leads } = await admin.leads.list({ q, folder: 'all' })
    return leads.map(({ id }) => id)
  }
  const to = createReplyAddresses(mailbox, inbox.secrets.replyAddresses).of(lead)
  const body = 'The budget is in the spreadsheet.\r\n\r\n> Quoted marzipan'
  await inbox.receive(rawMail({ to, from: 'Zoë <zoe@example.com>', subject: 'Résumé', body }))
  await admin.leads.reply({ id: lead.id, key, reply: 'Thank you for the zabaglione' })
  for (const q of ['spread', 'resume', 'zoe budget', 'zabaglione quetzal']) {
    expect(await found(q), q).toEqual([lead.id])
  }
  expect(await found('marzipan')).toEqual([])
  const [reply] = (await inbox.rows('lead_events')).filter(({ kind }) => kind === 'reply')
  await admin.leads.undoReply({ id: lead.id, event: reply?.id })
  expect(await found('zabaglione')).toEqual([])
  expect(await found('spreadsheet')).toEqual([lead.id])
})

test('a long mail adds words up to a limit, after those of the form', async () => {
  const inbox = await openInbox({ settings: inboxSettings })
  const lead = await inbox.inquire({ name: 'Quetzalcoatl' })
  const to = createReplyAddresses(mailbox, inbox.secrets.replyAddresses).of(lead)
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`)
  expect(await inbox.receive(rawMail({ to, body: words.join('\r\n') }))).toMatchObject({
    status: 200,
  })
  const [row] = await inbox.rows('lead_search')
  expect(row?.words).toMatch(/quetzalcoatl .* word0 .* word\d+$/)
  expect(row?.words.length).toBeLessThanOrEqual(40_000)
})
