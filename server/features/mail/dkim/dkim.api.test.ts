import { dkimVerify } from 'mailauth/lib/dkim/verify'
import { expect, onTestFinished, test } from 'vitest'
import { tagsOf } from '#model/mail/dkim.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openIssues } from '#tests/fixtures/issues.ts'
import { startSmtp } from '#tests/fixtures/smtp.ts'

/** A site that sends issues to a server that keeps them as they came, and whose DNS has what `dns` has. */
async function setup() {
  const raws: Buffer[] = []
  const { url } = await startSmtp(onTestFinished, {
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        raws.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  const mailer = createMailer(url)
  onTestFinished(() => mailer.close())
  const dns = new Map<string, string>()
  const resolveTxt = async (host: string) => [dns.get(host) ?? []].flat()
  const settings = { MAIL_FROM: 'Agency <news@mail.agency.example>' }
  const site = await openIssues({ mailer, resolveTxt }, settings)
  const { admin } = await signIn(site, 'owner')
  return { ...site, dkim: admin.system, raws, dns }
}

type Setup = Awaited<ReturnType<typeof setup>>

async function verify({ dns }: Pick<Setup, 'dns'>, raw: Buffer) {
  const { results } = await dkimVerify(raw, {
    resolver: async (host) => {
      const found = dns.get(host)
      if (!found) throw Object.assign(new Error('There is none.'), { code: 'ENOTFOUND' })
      return [[found]]
    },
  })
  return results.map(({ status, signingDomain }) => [status.result, signingDomain])
}

async function send({ issues, draft, subscribe, deliver }: Setup, name: string) {
  await subscribe([name])
  await issues.send(
    await draft({ subject: 'Grüße', content: `Lines of text. ${'Long '.repeat(400)}` }),
  )
  await deliver()
}

test('email is signed once the record is in the DNS, and another program verifies it', async () => {
  const site = await setup()
  const { dkim, dns, raws } = site
  expect((await dkim.dkim()).key).toBeNull()
  await dkim.createDkim()
  const { key } = await dkim.dkim()
  expect(key).toMatchObject({
    host: expect.stringMatching(/^mail-[0-9a-f]{6}\._domainkey\.mail\.agency\.example$/),
    value: expect.stringMatching(/^v=DKIM1; k=rsa; p=[\w+/]{300,}/),
    isUsed: false,
  })
  await send(site, 'ann')
  expect(raws[0]?.toString()).not.toContain('DKIM-Signature')
  expect(await dkim.startDkim()).toMatchObject({
    status: 409,
    message: expect.stringContaining('There is no record'),
  })
  dns.set(key?.host ?? '', 'v=DKIM1; k=rsa; p=AAAA')
  expect(await dkim.startDkim()).toMatchObject({ message: expect.stringContaining('another key') })
  dns.set(key?.host ?? '', key?.value ?? '')
  expect(await dkim.startDkim()).toMatchObject({ ok: true })
  await send(site, 'bob')
  const raw = raws.at(-1) ?? Buffer.alloc(0)
  expect(await verify(site, raw)).toEqual([['pass', 'mail.agency.example']])
  const [, signed = ''] = /\bh=([\w:\s-]+);/.exec(raw.toString()) ?? []
  for (const header of ['from', 'list-unsubscribe', 'list-unsubscribe-post', 'feedback-id']) {
    expect(signed.split(/[:\s]+/)).toContain(header)
  }
  const text = raw.toString('latin1').replace('/api/newsletter/unsubscribe', '/api/other')
  expect(await verify(site, Buffer.from(text, 'latin1'))).toMatchObject([
    ['fail', expect.anything()],
  ])
  await dkim.sendTestMail()
  expect(await verify(site, raws.at(-1) ?? Buffer.alloc(0))).toMatchObject([
    ['pass', expect.anything()],
  ])
})

test('the private key is encrypted, one key is made at a time, and none signs once it is deleted', async () => {
  const site = await setup()
  const { dkim, dns, raws, rows } = site
  expect(await dkim.startDkim()).toMatchObject({ status: 409 })
  await dkim.createDkim()
  expect(await dkim.createDkim()).toMatchObject({ status: 409 })
  expect(JSON.stringify(await rows('settings'))).not.toContain('PRIVATE KEY')
  const { key } = await dkim.dkim()
  expect(tagsOf(key?.value ?? '').get('k')).toBe('rsa')
  dns.set(key?.host ?? '', key?.value ?? '')
  await dkim.startDkim()
  await dkim.removeDkim()
  await send(site, 'ann')
  expect(raws.at(-1)?.toString()).not.toContain('DKIM-Signature')
  await expect(site.admin.system.dkim()).rejects.toMatchObject({ status: 403 })
})
