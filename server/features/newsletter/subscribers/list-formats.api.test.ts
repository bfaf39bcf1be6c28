import { expect, it } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

async function setup() {
  const test = await openTestSite()
  const { newsletter } = (await signIn(test, 'editor')).admin
  return {
    ...test,
    newsletter,
    preview(content: string, name?: string) {
      return newsletter.preview({ file: list(content, name) })
    },
    async importProven(content: string, options: Record<string, string> = {}) {
      const preview = await newsletter.preview({ file: list(content) })
      const digest = preview.ok ? preview.value.digest : ''
      const form = { digest, way: 'proven', source: 'Old site', ...options }
      return newsletter.import({ file: list(content), ...form })
    },
    async stored() {
      const rows = await test.rows('newsletter_subscribers')
      return Object.fromEntries(rows.map((row) => [row.email.split('@')[0], row]))
    },
  }
}

function list(content: string, name = 'list.csv') {
  return new File([content], name, { type: 'text/csv' })
}

const ghost = `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
624d445026833200a5801bce,ann@example.com,"Ann Lee",,true,false,,2022-04-06T07:42:08.000Z,,"vip,Berlin",
624d445026833200a5801bcf,bob@example.com,,,false,false,,2021-01-02T10:00:00.000Z,,,
`

it('reads the members that Ghost exports', async () => {
  const { preview, importProven, stored } = await setup()
  expect(await preview(ghost)).toMatchObject({
    value: {
      ...{ program: 'Ghost', fresh: 2, unsubscribed: 1, dated: 2, withoutDay: 0, errorCount: 0 },
      ignored: ['id', 'complimentary_plan'],
    },
  })
  expect(await importProven(ghost)).toMatchObject({ ok: true })
  expect(await stored()).toMatchObject({
    ann: {
      ...{ state: 'confirmed', consent_at: '2022-04-06T07:42:08.000Z', consent_source: 'Old site' },
      ...{ first_name: 'Ann', tags: '["vip","berlin"]' },
    },
    bob: { state: 'unsubscribed', consent_at: '2021-01-02T10:00:00.000Z' },
  })
})

const mailchimpHead =
  '"Email Address","First Name",Address,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,GMTOFF,DSTOFF,TIMEZONE,CC,REGION'

const subscribed = `${mailchimpHead},LAST_CHANGED,LEID,EUID,NOTES,TAGS
ann@example.com,Ann,"1 Main Street",5,"2024-01-01 09:00:00",192.0.2.10,"2024-01-01 09:05:00",192.0.2.11,1,0,Europe/Berlin,DE,BE,"2024-01-02 10:00:00",1,a1,,"""VIP"""
added@example.com,,,2,,,"2015-03-16 14:40:47",,,,,,,"2015-03-16 14:40:47",2,a2,,
`

const cleaned = `${mailchimpHead},CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,CLEAN_CAMPAIGN_ID,LEID,EUID,NOTES,TAGS
gone@example.com,,,1,"2023-01-01 09:00:00",192.0.2.30,"2023-01-01 09:05:00",192.0.2.30,,,,,,"2024-03-04 10:00:00",March,c1,4,a4,,
`

const unsubscribed = `${mailchimpHead},UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,UNSUB_REASON_OTHER,LEID,EUID,NOTES,TAGS
left@example.com,,,2,,,"2016-02-01 09:00:00",,,,,,,"2024-02-03 10:00:00",March,c1,normal_unsubscribe,,3,a3,,
`

it('reads the files of a Mailchimp audience, with sign-ups as proof and who must get nothing', async () => {
  const { preview, importProven, stored } = await setup()
  expect(await preview(subscribed)).toMatchObject({
    value: { program: 'Mailchimp', fresh: 2, dated: 2, errorCount: 0 },
  })
  for (const file of [cleaned, unsubscribed, subscribed]) {
    expect(await importProven(file)).toMatchObject({ ok: true })
  }
  expect(await stored()).toMatchObject({
    ann: {
      state: 'confirmed',
      consent_at: '2024-01-01T09:00:00.000Z',
      consent_ip: '192.0.2.10',
      confirmed_at: '2024-01-01T09:05:00.000Z',
      ...{ first_name: 'Ann', tags: '["vip"]' },
    },
    added: { state: 'confirmed', consent_at: '2015-03-16T14:40:47.000Z', consent_ip: null },
    gone: { state: 'unsubscribed', unsubscribed_at: '2024-03-04T10:00:00.000Z' },
    left: { state: 'unsubscribed', unsubscribed_at: '2024-02-03T10:00:00.000Z' },
  })
  const back = subscribed.replace('ann@', 'left@')
  expect(await preview(back)).toMatchObject({ value: { fresh: 0, known: { unsubscribed: 1 } } })
})

it('refuses Mailchimp’s contacts who never subscribed', async () => {
  const { preview } = await setup()
  expect(await preview(subscribed, 'nonsubscribed_email_audience_export_1a.csv')).toMatchObject({
    ok: false,
    status: 422,
    errors: { file: expect.stringContaining('did not agree') },
  })
})

const listmonk = `uuid,email,name,attributes,status,created_at,updated_at
0e1c,ann@example.com,Ann,"{""city"": ""Bonn""}",enabled,2024-05-01 10:30:00.123456 +0530 IST,2024-05-01 10:30:00 +0000 +0000
0e1d,bob@example.com,Bob,{},blocklisted,2024-05-01 10:30:00 +0000 UTC,2024-05-01 10:30:00 +0000 UTC
0e1e,cy@example.com,Cy,{},disabled,2024-05-01 10:30:00 +0000 +0000,2024-05-01 10:30:00 +0000 UTC
`

it('reads the subscribers that listmonk exports', async () => {
  const { preview, importProven, stored } = await setup()
  expect(await preview(listmonk)).toMatchObject({
    value: { program: 'listmonk', fresh: 3, unsubscribed: 2, errorCount: 0 },
  })
  await importProven(listmonk)
  expect(await stored()).toMatchObject({
    ann: { state: 'confirmed', consent_at: '2024-05-01T05:00:00.123Z', first_name: 'Ann' },
    bob: { state: 'unsubscribed' },
    cy: { state: 'unsubscribed' },
  })
})

it('asks whoever a list calls unconfirmed, and keeps whoever it calls bounced as unsubscribed', async () => {
  const { preview } = await setup()
  const content = 'email;status\nann@example.com;Unconfirmed\nbob@example.com;Bounced\n'
  expect(await preview(content)).toMatchObject({
    value: { program: null, fresh: 2, pending: 1, unsubscribed: 1 },
  })
})

it('counts 5,000 wrong addresses, and shows the first of them', async () => {
  const { preview } = await setup()
  const wrong = Array.from({ length: 5_000 }, (_, index) => `nobody-${index}`)
  const answer = await preview(['email', 'ann@example.com', ...wrong].join('\n'))
  expect(answer).toMatchObject({ value: { fresh: 1, errorCount: 5_000 } })
  expect(answer.ok && answer.value.errors).toHaveLength(100)
})

it('takes nobody whose state is not known for a subscriber', async () => {
  const { preview } = await setup()
  const odd = listmonk.replace(',enabled,', ',paused,')
  expect(await preview(odd)).toMatchObject({
    value: {
      ...{ fresh: 2, unsubscribed: 2, errorCount: 1 },
      errors: [{ line: 2, reason: expect.stringMatching(/^“paused” is not a state/) }],
    },
  })
})

it('takes over names, languages and tags as far as they can be used, and gives every address the tags of the list', async () => {
  const { importProven, stored } = await setup()
  const content = [
    'email;consent_at;first_name;company;language;tags',
    'ann@example.com;2024-05-01;Ann;Lee & Co.;de-AT;"VIP, Shop, vip"',
    `bob@example.com;2024-05-01;;${'x'.repeat(300)};Klingon;"a""b\\c"`,
  ].join('\n')
  expect(await importProven(content, { tags: 'Fair 2026' })).toMatchObject({ ok: true })
  expect(await stored()).toMatchObject({
    ann: {
      ...{ first_name: 'Ann', company: 'Lee & Co.', language: 'de' },
      tags: '["fair 2026","vip","shop"]',
    },
    bob: {
      ...{ first_name: null, company: 'x'.repeat(100), language: null },
      tags: '["fair 2026","abc"]',
    },
  })
})

it('keeps nothing but the address of who has unsubscribed', async () => {
  const { importProven, stored, newsletter } = await setup()
  const content = 'email;first_name;tags;state\nann@example.com;Ann;vip;unsubscribed\n'
  await importProven(content)
  expect(await stored()).toMatchObject({ ann: { first_name: null, tags: null } })
  await importProven('email;consent_at;first_name;tags\nbob@example.com;2024-05-01;Bob;vip\n')
  const { bob } = await stored()
  await newsletter.unsubscribe({ id: bob?.id ?? '' })
  expect(await stored()).toMatchObject({ bob: { first_name: null, tags: null } })
})
