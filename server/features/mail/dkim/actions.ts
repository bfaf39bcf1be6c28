import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { dkimHost, tagsOf } from '#model/mail/dkim.ts'
import { mutation, query, type ResultOf } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'
import { senderOf } from '#server/platform/mail/mail-transport.ts'
import {
  coversSender,
  encryptKey,
  type OwnKey,
  readOwnKey,
  removeOwnKey,
  writeOwnKey,
} from './own-key.ts'

const nothing = z.object({})

/** The key with which this server signs email, with its DNS record; null without one. */
export const showDkim = query('owner', nothing, async (context) => {
  const key = await readOwnKey(context.store)
  const { address } = await senderOf(context, context.mail.from)
  return {
    sender: address,
    key: key && {
      ...{ host: hostOf(key), value: recordOf(key), isUsed: key.isUsed },
      coversSender: coversSender(key, address),
    },
  }
})

export type DkimView = ResultOf<typeof showDkim>

const MODULUS = 2048

/** Makes a key for the sender’s domain. It signs once its record is in the DNS. */
export const createDkim = mutation('owner', nothing, async (context) => {
  const { address } = await senderOf(context, context.mail.from)
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: MODULUS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const key: OwnKey = {
    domain: address.slice(address.lastIndexOf('@') + 1).toLowerCase(),
    selector: `mail-${randomBytes(3).toString('hex')}`,
    publicKey: pair.publicKey.toString('base64'),
    privateKey: encryptKey(context.secrets, pair.privateKey),
    isUsed: false,
  }
  await context.store.transaction().execute(async (transaction) => {
    if (await readOwnKey(transaction)) fail(409, 'There is a key already. Delete it first.')
    await writeOwnKey(transaction, key)
    await note(transaction, context, 'system.dkim-key-created', `Made a DKIM key for ${key.domain}`)
  })
  return { message: 'The key was made. Now set its DNS record.', value: null }
})

/** Signs from now on, if the DNS has the record. */
export const startDkim = mutation('owner', nothing, async (context) => {
  const key = (await readOwnKey(context.store)) ?? fail(409, NO_KEY)
  const host = hostOf(key)
  const texts = await context
    .resolveTxt(host)
    .catch(() => fail(503, 'The DNS did not answer in time. Try again later.'))
  const found = texts.map((text) => tagsOf(text).get('p')).filter(Boolean)
  if (found.length === 0) {
    fail(409, `There is no record at ${host} yet. Set it; changes of the DNS can take an hour.`)
  }
  if (!found.includes(key.publicKey)) {
    fail(409, `The record at ${host} has another key. Set the value that is shown here.`)
  }
  await context.store.transaction().execute(async (transaction) => {
    await writeOwnKey(transaction, { ...key, isUsed: true })
    await note(transaction, context, 'system.dkim-started', `Signs email for ${key.domain}`)
  })
  return { message: `Email from ${key.domain} is signed from now on.`, value: null }
})

export const removeDkim = mutation('owner', nothing, async (context) => {
  await context.store.transaction().execute(async (transaction) => {
    const key = (await readOwnKey(transaction)) ?? fail(409, NO_KEY)
    await removeOwnKey(transaction)
    await note(transaction, context, 'system.dkim-removed', `Deleted the key of ${key.domain}`)
  })
  return { message: 'Deleted. Email is not signed here any more.', value: null }
})

const NO_KEY = 'There is no key. Make one first.'

function hostOf({ selector, domain }: OwnKey) {
  return dkimHost(selector, domain)
}

function recordOf({ publicKey }: OwnKey) {
  return `v=DKIM1; k=rsa; p=${publicKey}`
}

function note(
  transaction: Parameters<typeof audit>[0],
  context: AdminContext,
  action: 'system.dkim-key-created' | 'system.dkim-started' | 'system.dkim-removed',
  summary: string,
) {
  return audit(transaction, context, { action, subject: 'mail', summary })
}
