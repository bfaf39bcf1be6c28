import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { offerKey } from '#model/content/standalone.ts'
import { EDITOR_COOKIE } from '#model/editor-cookie.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { inboxSettings, rawMail } from '#tests/fixtures/mails.ts'
import { withLines } from '#tests/fixtures/offer-text.ts'
import { openOffers } from '#tests/fixtures/offers.ts'

const DAY = 86_400_000

/** The headers with which a browser opens a page. */
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
  'sec-fetch-dest': 'document',
}

test('an offer is written, sent, read at its link and accepted', async () => {
  const { sent, open, answer, accepting, site, received, rows, lead, leadId, reference, admin } =
    await openOffers()
  const { id, key } = await sent()
  await site.sendOutbox()
  const mail = received.find(({ subject }) => subject?.startsWith('Our offer'))
  expect(mail).toMatchObject({ subject: `Our offer: A shop for tea (${reference}-1)` })
  expect(mail?.text).toContain('As we said.')
  expect(mail?.text).toContain(`https://wavelength.example/offer?key=${id}.1.`)
  expect(mail?.text).toContain('€2,400.00')
  expect(await open(key)).toMatchObject({ state: 'sent', text: { title: 'A shop for tea' } })
  expect(await lead(leadId)).toMatchObject({ status: 'answered' })

  expect(await answer(key, await accepting(key))).toMatchObject({ status: 200 })

  expect(await open(key)).toMatchObject({ state: 'accepted', acceptedName: 'Ann Lee', chosen: [] })
  expect(await lead(leadId)).toMatchObject({ status: 'won', value: 240_000, currency: 'EUR' })
  expect(await admin.offers.open({ id })).toMatchObject({
    state: 'accepted',
    amount: { total: 240_000, currency: 'EUR' },
  })
  await site.sendOutbox()
  const subjects = received.map(({ subject }) => subject)
  expect(subjects).toContain(`Accepted: A shop for tea (${reference}-1)`)
  expect(subjects).toContain(`Ann Lee has accepted the offer ${reference}-1`)
  const { timeline } = await admin.leads.lead({ id: leadId })
  expect(timeline.flatMap((entry) => (entry.kind === 'offer' ? entry.after : []))).toEqual([
    'sent',
    'accepted',
  ])
  const log = await rows('audit_log')
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['offers.created', 'offers.sent', 'offers.accepted']),
  )
})

test('the answer to the email of an offer comes under its lead', async () => {
  const { sent, site, received, receive, rows, leadId } = await openOffers(inboxSettings)
  await sent()
  await site.sendOutbox()
  const mail = received.find(({ subject }) => subject?.startsWith('Our offer'))
  await receive(rawMail({ to: mail?.replyTo?.[0]?.address ?? '', body: 'Without the training?' }))
  expect(await rows('lead_mails')).toMatchObject([
    { lead_id: leadId, text: 'Without the training?' },
  ])
  const notice = received.find(({ subject }) => subject?.startsWith('New inquiry'))
  expect(notice?.text).toContain('Answer in the inbox')
})

test('optional lines that the client adds are part of what is accepted', async () => {
  const { sent, answer, accepting, open, admin } = await openOffers()
  const { id, key } = await sent()
  // The first line is not optional, and there is no eighth.
  const options = { 'option-1': 'yes', 'option-0': 'yes', 'option-7': 'yes' }
  expect(await answer(key, await accepting(key, options))).toMatchObject({ status: 200 })
  expect(await open(key)).toMatchObject({ chosen: [1] })
  expect(await admin.offers.open({ id })).toMatchObject({ amount: { total: 300_000 } })
})

test('parts are read in the order in which they were put, and all their prices count', async () => {
  const { sent, open, answer, accepting, admin } = await openOffers()
  const line = { quantity: 1, unit: '', isOptional: false }
  const { id, key } = await sent({
    taxRate: 0,
    blocks: [
      { type: 'terms', title: 'Before all else', text: 'Half at the start.' },
      { type: 'prices', title: '', lines: [{ ...line, text: 'Work', price: 100_000 }] },
      { type: 'text', title: 'And then', text: 'We care for it.' },
      {
        ...{ type: 'prices', title: 'Care' },
        lines: [
          { ...line, text: 'Year', price: 20_000 },
          { ...line, text: 'Night', price: 5_000, isOptional: true },
        ],
      },
    ],
  })
  expect(await open(key)).toMatchObject({
    text: {
      blocks: [{ type: 'terms' }, { type: 'prices' }, { title: 'And then' }, { title: 'Care' }],
    },
  })
  // Optional lines are counted over all parts.
  expect(await answer(key, await accepting(key, { 'option-2': 'yes' }))).toMatchObject({
    status: 200,
  })
  expect(await admin.offers.open({ id })).toMatchObject({ amount: { total: 125_000 } })
})

test('an offer accepted twice, also at the same moment, is accepted once', async () => {
  const { sent, answer, accepting, open, rows } = await openOffers()
  const { key } = await sent()
  const fields = await accepting(key)
  const answers = await Promise.all([1, 2, 3].map(() => answer(key, fields)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await answer(key, { ...fields, name: 'Bob' })).toMatchObject({ status: 200 })
  expect(await open(key)).toMatchObject({ acceptedName: 'Ann Lee' })
  const mails = (await rows('outbox')).filter(({ topic }) => topic === 'offer-accepted')
  expect(mails).toHaveLength(1)
  expect(await answer(key, { answer: 'decline', revision: fields.revision })).toMatchObject({
    status: 409,
    message: expect.stringContaining('already accepted'),
  })
})

test('an offer that has changed is not accepted before its new text was read', async () => {
  const { sent, write, send, answer, accepting, open, admin } = await openOffers()
  const { id, key } = await sent()
  const before = await accepting(key)
  await write({ title: 'A shop for tea and cake' }, id)
  // What was not sent is not seen.
  expect(await open(key)).toMatchObject({ text: { title: 'A shop for tea' }, version: 1 })
  expect(await admin.offers.open({ id })).toMatchObject({ hasNewerDraft: true })
  expect((await send(id)).ok).toBe(true)
  expect(await answer(key, before)).toMatchObject({
    status: 409,
    message: expect.stringContaining('This offer has changed'),
  })
  expect(await open(key)).toMatchObject({
    state: 'sent',
    text: { title: 'A shop for tea and cake' },
    version: 2,
  })
  expect(await answer(key, await accepting(key))).toMatchObject({ status: 200 })
})

test('an offer that is accepted while it is sent anew or withdrawn has one end', async () => {
  const { sent, write, send, answer, accepting, open, admin } = await openOffers()
  for (const round of [1, 2, 3, 4]) {
    const { id, key } = await sent()
    const fields = await accepting(key)
    await write({ title: `Another ${round}` }, id)
    const other = round % 2 === 0 ? send(id) : admin.offers.withdraw({ id })
    const [{ status }, { ok }] = await Promise.all([answer(key, fields), other])
    const { state } = await open(key)
    const isAccepted = status === 200
    expect([ok, state]).toEqual([
      !isAccepted,
      isAccepted ? 'accepted' : round % 2 === 0 ? 'sent' : 'withdrawn',
    ])
  }
})

test('an offer expires after its last day in the zone of the site, and can be sent anew', async () => {
  const { sent, answer, accepting, open, pass, write, send, admin } = await openOffers()
  const { id, key } = await sent({ validUntil: '2026-11-22' })
  const fields = await accepting(key)
  pass(3 * DAY)
  expect(await open(key)).toMatchObject({ state: 'expired' })
  expect(await answer(key, fields)).toMatchObject({ status: 410 })
  expect(await admin.offers.open({ id })).toMatchObject({ state: 'expired' })
  expect(await send(id)).toMatchObject({
    ok: false,
    status: 422,
    errors: { validUntil: expect.stringContaining('day') },
  })
  await write({ validUntil: '2026-12-24' }, id)
  expect((await send(id)).ok).toBe(true)
  expect(await open(key)).toMatchObject({ state: 'sent' })
})

test('an offer that is withdrawn can be neither read nor accepted nor changed', async () => {
  const { sent, answer, accepting, open, admin, send, write } = await openOffers()
  const { id, key } = await sent()
  const fields = await accepting(key)
  expect((await admin.offers.withdraw({ id })).ok).toBe(true)
  expect(await open(key)).toEqual({ state: 'withdrawn', reference: expect.any(String) })
  expect(await answer(key, fields)).toMatchObject({ status: 410 })
  expect(await send(id)).toMatchObject({ ok: false, status: 422 })
  await expect(write({}, id)).rejects.toThrow('withdrawn')
})

test('an offer is declined with a reason, and sent again with another price', async () => {
  const { sent, answer, accepting, open, admin, send, write, site, received, lead, leadId } =
    await openOffers()
  const { id, key } = await sent()
  const fields = await accepting(key)
  const decline = { answer: 'decline', revision: fields.revision ?? '', reason: 'Too expensive' }
  expect(await answer(key, decline)).toMatchObject({ status: 200 })
  expect(await answer(key, decline)).toMatchObject({ status: 200 })
  expect(await answer(key, fields)).toMatchObject({ status: 409 })
  expect(await admin.offers.open({ id })).toMatchObject({
    state: 'declined',
    declineReason: 'Too expensive',
  })
  expect(await lead(leadId)).toMatchObject({ status: 'answered' })
  await site.sendOutbox()
  const mails = received.filter(({ subject }) => subject?.includes('declined'))
  // One to each address that is told of leads.
  expect(mails.map(({ text }) => text?.includes('Too expensive'))).toEqual([true, true])
  await write({ taxRate: 0 }, id)
  expect((await send(id)).ok).toBe(true)
  expect(await open(key)).toMatchObject({ state: 'sent', answeredAt: null })
})

test('without scripts, the total of what is ticked is shown before anything is accepted', async () => {
  const { sent, answer, open } = await openOffers()
  const { key } = await sent()
  const asked = { answer: 'accept', sum: 'yes', 'option-1': 'yes', name: 'Ann' }
  expect(await answer(key, asked)).toMatchObject({ status: 200, values: asked })
  expect(await open(key)).toMatchObject({ state: 'sent' })
})

test('bad answers store nothing', async () => {
  const { sent, answer, accepting, open, write, keyOf } = await openOffers()
  const { key } = await sent()
  const good = await accepting(key)
  const bad: [Record<string, string>, number][] = [
    [{ ...good, name: ' ' }, 422],
    [{ ...good, name: 'A'.repeat(121) }, 422],
    [{ ...good, name: 'Ann\u202eLee' }, 422],
    [{ ...good, name: 'Ann\u0000' }, 422],
    [{ ...good, agree: '' }, 422],
    [{ ...good, answer: 'perhaps' }, 422],
    [{ ...good, revision: 'x' }, 409],
    [{ ...good, extra: '1' }, 422],
    [{ answer: 'accept' }, 409],
    [{ answer: 'decline', revision: good.revision ?? '', reason: 'x'.repeat(2_001) }, 422],
    [{}, 422],
  ]
  for (const [fields, status] of bad) {
    expect([fields, (await answer(key, fields)).status]).toEqual([fields, status])
  }
  const [id = '', signature = ''] = key.split('.')
  const forged = [
    ...['', 'x', id, `${id}.`, `${id}.${'A'.repeat(43)}`, `${signature}.${id}`],
    `${'0'.repeat(36)}.${signature}`,
    `${key}A`,
    "' or 1=1 --",
  ]
  for (const other of forged) {
    expect(await open(other)).toEqual({ state: 'unknown' })
    expect(await answer(other, good)).toMatchObject({ status: 410 })
  }
  expect(await open(key)).toMatchObject({ state: 'sent' })
  const draft = await write()
  expect(await keyOf(draft).catch(() => null)).toBeNull()
})

test('an offer is sent complete, to an address, and as it was seen', async () => {
  const { write, send, admin, leadId, rows } = await openOffers()
  const fresh = await admin.offers.create({ lead: leadId })
  if (!fresh.ok) throw new Error(fresh.message)
  expect(await send(fresh.value.id)).toMatchObject({ ok: false, status: 422 })
  const withoutPrices = await write({ blocks: [{ type: 'terms', title: '', text: 'None.' }] })
  expect(await send(withoutPrices)).toMatchObject({
    ok: false,
    errors: { blocks: expect.stringContaining('Add a part with prices') },
  })
  const empty = await write(withLines([]))
  expect(await send(empty)).toMatchObject({ ok: false, status: 422 })
  const line = { text: 'Discount', quantity: 1, unit: '', isOptional: false }
  const tooCheap = await write(withLines([{ ...line, price: -1 }]))
  expect(await send(tooCheap)).toMatchObject({
    ok: false,
    errors: { blocks: expect.stringContaining('below zero') },
  })
  const fraction = await write(withLines([{ ...line, price: 0.5 }]))
  expect((await send(fraction)).ok).toBe(false)
  const good = await write()
  expect(await send(good, { recipient: 'nobody' })).toMatchObject({
    ok: false,
    errors: { recipient: 'Invalid email address' },
  })
  expect(await send(good, { message: 'x'.repeat(2_001) })).toMatchObject({ ok: false, status: 422 })
  expect(await send(good, { version: 1 })).toMatchObject({ ok: false, status: 409 })
  expect((await rows('outbox')).some(({ topic }) => topic === 'offer')).toBe(false)
})

test('authors and viewers see no offer, however they ask', async () => {
  const { sent, site, database, leadId } = await openOffers()
  const { id } = await sent()
  const document = offerKey(id)
  for (const role of ['author', 'viewer'] as const) {
    const { admin } = await signIn({ site, database }, role)
    const asked = [
      () => admin.offers.open({ id }),
      () => admin.offers.create({ lead: leadId }),
      () => admin.content.open({ document }),
      () => admin.content.history({ document }),
      () => admin.content.showRevision({ document, revision: 'site' }),
      () => admin.content.saveDraft({ document, version: 1, body: '{}' }),
      () => admin.content.addComment({ document, path: 'title', text: 'Hm' }),
      () => admin.content.requestReview({ document }),
    ]
    for (const ask of asked) {
      const status = await ask().catch((thrown: Response) => thrown.status)
      expect([role, String(ask), status]).toEqual([role, String(ask), 403])
    }
    expect(JSON.stringify(await admin.search.find({ q: 'shop' }))).not.toContain(id)
  }
})

test('the views of the client are kept, those of the team and of programs are not', async () => {
  const { sent, site, admin, pass, open } = await openOffers()
  const { id, key } = await sent()
  const view = (headers: Record<string, string>, of = key) =>
    site.noteView(new Request(`http://localhost/offer?key=${of}`, { headers }), '/offer', {
      address: '192.0.2.1',
    })
  await view({ ...browser, cookie: EDITOR_COOKIE })
  await view({ ...browser, 'sec-gpc': '1' })
  await view({ ...browser, 'sec-purpose': 'prefetch' })
  await view({ ...browser, 'user-agent': 'Googlebot/2.1' })
  await view({ 'user-agent': browser['user-agent'] })
  await view(browser, 'x')
  expect(await admin.offers.open({ id })).toMatchObject({ views: [] })
  await view(browser)
  await view(browser)
  pass(DAY)
  await view(browser)
  expect(await open(key)).toMatchObject({ state: 'sent' })
  expect(await admin.offers.open({ id })).toMatchObject({
    views: [{ isCurrent: true }, { isCurrent: true }],
  })
})

test('an offer that is sent moves its lead to the stage of offers, with its value', async () => {
  const { sent, send, admin, lead, leadId } = await openOffers()
  const { id } = await sent()
  expect(await lead(leadId)).toMatchObject({ stage: 'offer', value: 240_000, currency: 'EUR' })
  const { deal } = await admin.leads.lead({ id: leadId })
  const own = { value: '9000', currency: 'USD', stage: 'talking' }
  await admin.pipeline.saveDeal({ id: leadId, seen: deal?.version, ...own })
  await send(id)
  // What somebody has entered stays.
  expect(await lead(leadId)).toMatchObject({ stage: 'offer', value: 900_000, currency: 'USD' })
  const { timeline } = await admin.leads.lead({ id: leadId })
  expect(timeline.filter(({ kind }) => kind === 'stage')).toHaveLength(3)
})

test('each view says whose link it was', async () => {
  const { sent, send, open, site, received, admin } = await openOffers()
  const { id, key } = await sent()
  await send(id, { recipient: 'boss@example.com' })
  await site.sendOutbox()
  const keys = received.flatMap(({ text }) => text?.match(/(?<=\/offer\?key=)\S+/) ?? [])
  expect(keys).toHaveLength(2)
  const view = async (of: string) => {
    const request = new Request(`http://localhost/offer?key=${of}`, { headers: browser })
    await site.noteView(request, '/offer', { address: '192.0.2.1' })
    return (await open(of)).state
  }
  const recipients = async () =>
    (await admin.offers.open({ id })).views.map(({ recipient }) => recipient).sort()
  const mine = keys.find((one) => one.startsWith(`${id}.1.`)) ?? ''
  expect(await view(mine)).toBe('sent')
  // Nobody names another recipient by changing a digit.
  expect(await view(mine.replace('.1.', '.2.'))).toBe('unknown')
  expect(await view(key.replace('.', '.2.'))).toBe('unknown')
  await view(`${mine}&to=2`)
  expect(await recipients()).toEqual(['ann@example.com'])
  for (const one of [...keys, key]) expect(await view(one)).toBe('sent')
  await view(`${key}&to=2`)
  expect(await recipients()).toEqual(['ann@example.com', 'boss@example.com', null])
})

test('a copy begins with the text of an offer and a new last day', async () => {
  const { sent, admin, leadId, send, pass } = await openOffers()
  const { id } = await sent()
  pass(10 * DAY)
  const copy = await admin.offers.create({ lead: leadId, from: id })
  if (!copy.ok) throw new Error(copy.message)
  expect(await admin.content.open({ document: offerKey(copy.value.id) })).toMatchObject({
    value: { title: 'A shop for tea', validUntil: '2026-12-31' },
  })
  expect((await send(copy.value.id)).ok).toBe(true)
  const { offers } = await admin.leads.lead({ id: leadId })
  expect(offers.map(({ reference }) => reference.at(-1))).toEqual(['2', '1'])
})

test('drafts are deleted, and offers that were sent are not', async () => {
  const { write, sent, admin, rows } = await openOffers()
  const draft = await write()
  expect((await admin.offers.delete({ id: draft })).ok).toBe(true)
  expect(await rows('offers')).toEqual([])
  const { id } = await sent()
  expect(await admin.offers.delete({ id })).toMatchObject({ ok: false, status: 409 })
  expect(await admin.content.open({ document: offerKey(id) })).toMatchObject({ closed: null })
})

test('applicants and spam get no offers', async () => {
  const { admin, leadId, send, write } = await openOffers()
  const id = await write()
  await admin.leads.setStatus({ id: leadId, status: 'spam' })
  expect(await admin.offers.create({ lead: leadId })).toMatchObject({ ok: false, status: 409 })
  expect(await send(id)).toMatchObject({ ok: false, status: 409 })
  expect(await admin.offers.create({ lead: 'x' })).toMatchObject({ ok: false, status: 404 })
})

test('erasing an address erases its offers with their texts', async () => {
  const { sent, site, database, rows, open } = await openOffers()
  const { key } = await sent()
  const { admin } = await signIn({ site, database }, 'owner')
  const address = 'ann@example.com'
  expect((await admin.privacy.erase({ address, typed: address })).ok).toBe(true)
  expect(await rows('offers')).toEqual([])
  const revisions = await rows('content_revisions')
  expect(revisions.filter(({ document }) => document.startsWith('offer:'))).toEqual([])
  expect(await open(key)).toEqual({ state: 'unknown' })
})

test('an accepted offer keeps its lead from being erased by its age', async () => {
  const { sent, answer, accepting, site, database, rows, inquire, pass } = await openOffers()
  const { key } = await sent()
  await answer(key, await accepting(key))
  await inquire({ name: 'Bob', email: 'bob@example.com' })
  const { admin } = await signIn({ site, database }, 'owner')
  const days = { inquiry: '30', partner: '', application: '', call: '', spam: '30' }
  expect(await admin.privacy.saveRetention(days)).toMatchObject({ ok: true })
  pass(40 * DAY)
  await site.applyRetention()
  expect((await rows('leads')).map(({ name }) => name)).toEqual(['Ann Lee'])
  const archive = await admin.privacy.export({ address: 'ann@example.com' })
  expect(await text(archive.body)).toContain('A shop for tea')
})

test('all offers are listed by what became of them', async () => {
  const { write, sent, send, answer, accepting, admin, pass, leadId, ...inbox } = await openOffers()
  await write({ title: 'Draft' })
  await sent({ title: 'Unseen', validUntil: '2027-01-31' })
  const seen = await sent({ title: 'Seen', validUntil: '2027-01-31' })
  const accepted = await sent({ title: 'Accepted' })
  await sent({ title: 'Expired' })
  for (const { key } of [seen, accepted]) {
    const request = new Request(`http://localhost/offer?key=${key}`, { headers: browser })
    await inbox.site.noteView(request, '/offer', { address: '192.0.2.1' })
  }
  await answer(accepted.key, await accepting(accepted.key))
  pass(60 * DAY)
  const titles = async (query: Record<string, string>) =>
    (await admin.offers.list(query)).offers.map(({ title }) => title)
  expect(await titles({})).toEqual(['Expired', 'Accepted', 'Seen', 'Unseen', 'Draft'])
  for (const state of ['draft', 'seen', 'accepted', 'expired', 'declined']) {
    const found = await titles({ state })
    expect(found.map((title) => title.toLowerCase())).toEqual(state === 'declined' ? [] : [state])
  }
  expect(await titles({ state: 'sent' })).toEqual(['Unseen'])
  expect(await titles({ state: 'nonsense', page: 'x' })).toHaveLength(5)
  expect(await titles({ page: '2' })).toEqual([])
  const { offers, counts } = await admin.offers.list({ state: 'accepted' })
  expect(counts).toEqual({ draft: 1, sent: 1, seen: 1, accepted: 1, expired: 1 })
  expect(offers[0]).toMatchObject({
    ...{ id: accepted.id, leadId, leadName: 'Ann Lee', state: 'accepted' },
    amount: { total: 240_000, currency: 'EUR' },
  })
  // Sent again with another text, it waits for the client anew.
  await write({ title: 'Seen again', validUntil: '2027-01-31' }, seen.id)
  await send(seen.id)
  expect(await titles({ state: 'sent' })).toEqual(['Seen again', 'Unseen'])
})
