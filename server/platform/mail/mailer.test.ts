import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { smtpError, startSmtp } from '#tests/fixtures/smtp.ts'
import { createMailer } from './mailer.ts'

const envelope = {
  from: 'hello@wavelength.example',
  to: 'ann@example.com',
  raw: Buffer.from('Subject: Hi\r\nMessage-ID: <a@b>\r\n\r\nText\r\n.\r\nafter the dot\r\n'),
}
const noop = async () => {}
const shortTimeouts = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }

function mailer(url: string, own = {}) {
  const made = createMailer(url, own)
  onTestFinished(() => made.close())
  return made
}

test('a message arrives unchanged, over a connection that stays open', async () => {
  const smtp = await startSmtp(onTestFinished)
  const { send } = mailer(smtp.url)
  for (let times = 0; times < 3; times++) {
    expect(await send(envelope, noop)).toEqual({ result: 'sent' })
  }
  expect(smtp.received).toHaveLength(3)
  expect(smtp.received[0]).toMatchObject({ subject: 'Hi', envelopeTo: ['ann@example.com'] })
  expect(smtp.received[0]?.text?.replaceAll('\r', '')).toBe('Text\n.\nafter the dot\n')
  expect(smtp.sockets.size).toBe(1)
})

test('a message is not completed before `beforeCommit`', async () => {
  const smtp = await startSmtp(onTestFinished)
  const { send } = mailer(smtp.url)
  const refusal = send(envelope, async () => {
    throw new Error('not now')
  })
  expect(await refusal).toMatchObject({
    result: 'retry',
    error: expect.stringContaining('not now'),
  })
  expect(await send(envelope, noop)).toEqual({ result: 'sent' })
  expect(smtp.received).toHaveLength(1)
})

test.for<[string, number, string]>([
  ['that is unknown', 550, 'refused'],
  ['that is full', 452, 'retry'],
  ['that is greylisted', 450, 'retry'],
])('a recipient %s (%i) is %s, and the next one is served', async ([, code, result]) => {
  const smtp = await startSmtp(onTestFinished, {
    onRcptTo({ address }, _, done) {
      done(address === 'ann@example.com' ? smtpError(code, 'not this one') : null)
    },
  })
  const { send } = mailer(smtp.url)
  expect(await send(envelope, noop)).toEqual({
    result,
    error: expect.stringMatching(
      /^The mail server refused the sender or the recipient\. \(.*not this one\)$/,
    ),
  })
  expect(await send({ ...envelope, to: 'bob@example.com' }, noop)).toEqual({ result: 'sent' })
})

test.for<[number, string]>([
  [554, 'refused'],
  [451, 'retry'],
])('a message answered with %i after its content is %s', async ([code, result]) => {
  const smtp = await startSmtp(onTestFinished, {
    onData(stream, _, done) {
      stream.resume()
      stream.on('end', () => done(smtpError(code, 'content')))
    },
  })
  const delivery = await mailer(smtp.url).send(envelope, noop)
  expect(delivery).toEqual({ result, error: expect.stringContaining('content') })
})

test('a server that refuses our sender counts as unreachable, so that no message fails', async () => {
  const smtp = await startSmtp(onTestFinished, {
    onMailFrom: (_, __, done) => done(smtpError(550, 'sender not allowed')),
  })
  expect(await mailer(smtp.url).send(envelope, noop)).toMatchObject({ result: 'unreachable' })
})

test('a message is retried if its connection is reset', async () => {
  const smtp = await startSmtp(onTestFinished, {
    onData(stream) {
      stream.once('data', () => {
        for (const socket of smtp.sockets) socket.resetAndDestroy()
      })
    },
  })
  const large = {
    ...envelope,
    raw: Buffer.concat([envelope.raw, Buffer.alloc(2_000_000, 'x\r\n')]),
  }
  expect(await mailer(smtp.url).send(large, noop)).toMatchObject({ result: 'retry' })
})

test('a message counts as sent if the server answers 250 and disconnects', async () => {
  const smtp = await startSmtp(onTestFinished, {
    onData(stream, _, done) {
      stream.resume()
      stream.on('end', () => {
        done()
        setImmediate(() => smtp.stop())
      })
    },
  })
  const { send } = mailer(smtp.url)
  expect(await send(envelope, noop)).toEqual({ result: 'sent' })
  await expect.poll(() => smtp.sockets.size).toBe(0)
  expect(await send(envelope, noop)).toMatchObject({ result: 'unreachable' })
})

test('a server that hangs times out', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  expect(await mailer(`smtp://127.0.0.1:${port}`, shortTimeouts).send(envelope, noop)).toEqual({
    result: 'unreachable',
    error: expect.stringContaining('The mail server did not answer in time.'),
  })
  const smtp = await startSmtp(onTestFinished, { onData: (stream) => void stream.resume() })
  // Enough time to reach the message: before that, a silent server is unreachable.
  expect(await mailer(smtp.url, { socketTimeout: 3_000 }).send(envelope, noop)).toEqual({
    result: 'retry',
    error: expect.stringContaining('The mail server did not answer in time.'),
  })
})

test.for<[string, boolean]>([
  ['goes silent', false],
  ['hangs up', true],
])('a server that %s during login is unreachable', async ([, hangsUp]) => {
  const smtp = await startSmtp(onTestFinished, {
    options: { authOptional: false, allowInsecureAuth: true },
    onAuth() {
      if (hangsUp) for (const socket of smtp.sockets) socket.destroy()
    },
  })
  const { send } = mailer(smtp.url.replace('//', '//ann:secret@'), shortTimeouts)
  expect(await send(envelope, noop)).toMatchObject({ result: 'unreachable' })
})

test('a self-signed certificate is refused', async () => {
  const smtp = await startSmtp(onTestFinished, { options: { secure: true, disabledCommands: [] } })
  expect(await mailer(smtp.url.replace('smtp:', 'smtps:')).check()).toEqual({
    result: 'unreachable',
    error: expect.stringMatching(/certificate/),
  })
  const upgrading = await startSmtp(onTestFinished, { options: { disabledCommands: [] } })
  expect(await mailer(upgrading.url).send(envelope, noop)).toMatchObject({
    result: 'unreachable',
    error: expect.stringMatching(/certificate/),
  })
  expect(upgrading.received).toEqual([])
})

test.for<[string, string, RegExp]>([
  ['a closed port', 'smtp://127.0.0.1:1', /Check host and port in SMTP_URL/],
  ['an unknown name', 'smtp://mail.invalid', /name of the mail server is not known/],
])('%s is described in plain words', async ([, url, pattern]) => {
  expect(await mailer(url, { dnsTimeout: 3_000 }).check()).toEqual({
    result: 'unreachable',
    error: expect.stringMatching(pattern),
  })
})

test('a wrong password is described in plain words', async () => {
  const smtp = await startSmtp(onTestFinished, {
    options: { authOptional: false, allowInsecureAuth: true },
    onAuth: (_, __, done) => done(new Error('Invalid username or password')),
  })
  const url = smtp.url.replace('//', '//ann:wrong@')
  expect(await mailer(url).check()).toEqual({
    result: 'unreachable',
    error: expect.stringMatching(/^The mail server refused user or password/),
  })
  expect(await mailer(url).send(envelope, noop)).toMatchObject({ result: 'unreachable' })
  // Repeated attempts leave no connection behind.
  await expect.poll(() => smtp.sockets.size).toBe(0)
})

test.for([
  'ann@bücher.example',
  '"ann+lee"@example.com',
  `${'a'.repeat(64)}@${`${'b'.repeat(60)}.`.repeat(3)}com`,
])('the address %s is used unchanged', async (to) => {
  const smtp = await startSmtp(onTestFinished)
  expect(await mailer(smtp.url).send({ ...envelope, to }, noop)).toEqual({ result: 'sent' })
  expect(smtp.received).toHaveLength(1)
})

test.for(['ann@example.com>\r\nRCPT TO:<eve@example.com', 'ann@example.com\r\nDATA', 'a b@c.d>'])(
  'the address %j is refused, and nobody else gets the message',
  async (to) => {
    const smtp = await startSmtp(onTestFinished)
    const delivery = await mailer(smtp.url).send({ ...envelope, to }, noop)
    expect(delivery.result).toBe('refused')
    expect(smtp.received).toEqual([])
  },
)
