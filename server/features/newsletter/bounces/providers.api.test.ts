import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { bouncePath } from '#model/newsletter/bounce-providers.ts'
import type { FetchPublic } from '#server/platform/http/fetch-public.ts'
import { openBounces } from '#tests/fixtures/bounces.ts'
import { writeProviderSecret } from './providers/provider-settings.ts'

const topicArn = 'arn:aws:sns:eu-west-1:123456789012:bounces'
const amazon = 'https://sns.eu-west-1.amazonaws.com'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** Another address for each test: certificates are remembered. */
let certificate = 0

async function setup(provider: 'ses' | 'postmark' | 'mailgun', secret: string) {
  const fetched: string[] = []
  const fetchPublic: FetchPublic = async (address) => {
    fetched.push(address)
    return { bytes: Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })) }
  }
  const site = await openBounces({ fetchPublic })
  await site.store
    .transaction()
    .execute((transaction) => writeProviderSecret(transaction, site.secrets, provider, secret))
  await site.subscribe(['ann', 'bob'])
  const issue = await site.sendIssue()
  const tell = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const options = { method: 'POST', body: text, headers }
    const response = await site.fetch(bouncePath(provider), options)
    const { message } = (await response.json()) as { message: string }
    return { status: response.status, message }
  }
  return { ...site, fetched, tell, issue }
}

function mailgun(event: object, key: string, time: Date, token = 'a'.repeat(50)) {
  const timestamp = String(Math.floor(time.getTime() / 1000))
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  return { signature: { timestamp, token, signature }, 'event-data': event }
}

test('Mailgun tells of a bounce, once, and forged or old messages store nothing', async () => {
  const { tell, clock, rows, messageTo, issue, store } = await setup('mailgun', 'signing-key')
  const event = {
    ...{ event: 'failed', severity: 'permanent', recipient: 'ann@example.com' },
    message: { headers: { 'message-id': await messageTo('ann') } },
    'delivery-status': { code: 550, message: '5.1.1 No such user' },
  }
  const hours = (count: number) => new Date(clock().getTime() + count * 3_600_000)
  const refused = [
    mailgun(event, 'another-key', clock()),
    mailgun(event, 'signing-key', hours(-13)),
    mailgun(event, 'signing-key', hours(13)),
    { 'event-data': event },
    {
      ...mailgun(event, 'signing-key', clock()),
      signature: { timestamp: '1', token: '', signature: '' },
    },
  ]
  for (const body of refused) expect(await tell(body)).toMatchObject({ status: 401 })
  expect(await tell('{')).toMatchObject({ status: 400 })
  expect(await tell('x'.repeat(600_000))).toMatchObject({ status: 413 })
  expect(await rows('suppressed_addresses')).toEqual([])
  expect(await rows('received_mails')).toEqual([])
  const genuine = mailgun(event, 'signing-key', clock())
  expect(await tell(genuine)).toEqual({ status: 200, message: 'It was noted.' })
  expect(await rows('suppressed_addresses')).toMatchObject([
    { email: 'ann@example.com', source: 'mailgun', issue_id: issue, detail: '5.1.1 No such user' },
  ])
  // Somebody has lifted it, and the message is played again.
  await store.deleteFrom('suppressed_addresses').execute()
  expect(await tell(genuine)).toMatchObject({ status: 200 })
  expect(await rows('suppressed_addresses')).toEqual([])
})

test('Postmark tells of bounces and complaints with its key, and of other things in vain', async () => {
  const { tell, rows } = await setup('postmark', 'secret-key')
  const authorization = (key: string) => ({
    authorization: `Basic ${Buffer.from(`postmark:${key}`).toString('base64')}`,
  })
  const bounce = { RecordType: 'Bounce', ID: 1, Type: 'HardBounce', Email: 'Ann@example.com' }
  expect(await tell(bounce)).toMatchObject({ status: 401 })
  expect(await tell(bounce, authorization('other-key'))).toMatchObject({ status: 401 })
  const headers = authorization('secret-key')
  expect(await tell({}, headers)).toMatchObject({ status: 422 })
  const nothing = { status: 200, message: 'There was nothing to note.' }
  for (const Type of ['AutoResponder', 'Unsubscribe', 'Subscribe']) {
    expect(await tell({ ...bounce, ID: Type, Type }, headers)).toEqual(nothing)
  }
  expect(await tell({ ...bounce, ID: 2, Email: 'eve@example.com' }, headers)).toEqual(nothing)
  expect(await rows('suppressed_addresses')).toEqual([])
  await tell({ ...bounce, Details: '550 No such user' }, headers)
  await tell({ RecordType: 'SpamComplaint', ID: 3, Email: 'bob@example.com' }, headers)
  expect(await rows('suppressed_addresses')).toMatchObject([
    { email: 'ann@example.com', reason: 'bounce', detail: '550 No such user' },
    { email: 'bob@example.com', reason: 'complaint' },
  ])
})

function sns(message: object | string, time: Date, change: Record<string, string> = {}) {
  const body: Record<string, string> = {
    ...{ Type: 'Notification', MessageId: 'm1', TopicArn: topicArn, SignatureVersion: '2' },
    Message: typeof message === 'string' ? message : JSON.stringify(message),
    Timestamp: time.toISOString(),
    SigningCertURL: `${amazon}/SimpleNotificationService-${++certificate}.pem`,
    ...change,
  }
  const names = [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Subject',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ]
  const text = names
    .map((name) => (body[name] === undefined ? '' : `${name}\n${body[name]}\n`))
    .join('')
  const kind = body.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256'
  const Signature = createSign(kind).update(text).sign(privateKey, 'base64')
  return { ...body, Signature } as Record<string, string>
}

const sesBounce = (messageId: string) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bouncedRecipients: [
      {
        emailAddress: 'ann@example.com',
        action: 'failed',
        diagnosticCode: 'smtp; 550 5.1.1 unknown',
      },
    ],
  },
  mail: { commonHeaders: { messageId: `<${messageId}>` } },
})

test.each(['1', '2'])(
  'Amazon SES tells of a bounce with a signature of version %s',
  async (SignatureVersion) => {
    const { tell, rows, clock, messageTo, issue, fetched } = await setup('ses', topicArn)
    const told = sns(sesBounce(await messageTo('ann')), clock(), { SignatureVersion, Subject: 'x' })
    expect(await tell(told)).toEqual({ status: 200, message: 'It was noted.' })
    expect(await rows('suppressed_addresses')).toMatchObject([
      { email: 'ann@example.com', source: 'ses', issue_id: issue, detail: '550 5.1.1 unknown' },
    ])
    expect(fetched).toEqual([told.SigningCertURL])
  },
)

test('Amazon’s messages of other topics, forged and old ones are refused, and nobody else’s address is visited', async () => {
  const { tell, rows, clock, messageTo, fetched } = await setup('ses', topicArn)
  const bounce = sesBounce(await messageTo('ann'))
  const day = 25 * 3_600_000
  const refused = [
    sns(bounce, clock(), { TopicArn: `${topicArn}2` }),
    sns(bounce, new Date(clock().getTime() - day)),
    sns(bounce, clock(), {
      SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.evil.example/a.pem',
    }),
    sns(bounce, clock(), { SigningCertURL: 'https://sns.us-east-1.amazonaws.com/a.pem' }),
    sns(bounce, clock(), { SigningCertURL: 'http://sns.eu-west-1.amazonaws.com/a.pem' }),
    sns(bounce, clock(), { SigningCertURL: 'https://u@sns.eu-west-1.amazonaws.com/a.pem' }),
    sns(bounce, clock(), { SignatureVersion: '3' }),
    { Message: 'x' },
  ]
  for (const body of refused) expect(await tell(body)).toMatchObject({ status: 401 })
  expect(fetched).toEqual([])
  const changed = { ...sns(bounce, clock()), MessageId: 'm2' }
  expect(await tell(changed)).toMatchObject({ status: 401, message: 'The signature is wrong.' })
  expect(await rows('suppressed_addresses')).toEqual([])
})

test('a subscription of the topic is confirmed at Amazon only', async () => {
  const { tell, clock, fetched } = await setup('ses', topicArn)
  const confirmation = (SubscribeURL: string) =>
    sns('You have chosen…', clock(), { Type: 'SubscriptionConfirmation', Token: 't', SubscribeURL })
  const url = `${amazon}/?Action=ConfirmSubscription&Token=t`
  expect(await tell(confirmation(url))).toMatchObject({ status: 200 })
  expect(fetched.at(-1)).toBe(url)
  expect(await tell(confirmation('https://evil.example/'))).toMatchObject({ status: 401 })
  expect(fetched).not.toContain('https://evil.example/')
})
