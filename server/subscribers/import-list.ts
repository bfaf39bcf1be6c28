import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { CONSENT_VERSION } from '#model/newsletter.ts'
import { subscriberImportSchema } from '#model/subscriber-schemas.ts'
import { audit } from '#server/back-office/audit.ts'
import type { Desk } from '#server/back-office/desk.ts'
import { command } from '#server/back-office/verb.ts'
import type { StoreTransaction, SubscriberRow } from '#server/db/schema.ts'
import { refuse } from '#server/http/problem.ts'
import { confirmEntry, newNonce } from '#server/newsletter/subscribe.ts'
import { enqueue } from '#server/outbox/enqueue.ts'
import { digestOf } from './preview-list.ts'
import { readList } from './read-list.ts'
import { momentOf, type NewAddress, sortList } from './sort-list.ts'

type Wishes = z.output<typeof subscriberImportSchema>

/** Rows a statement takes at once. */
const BATCH = 500

/**
 * Brings in the new addresses of a list that was looked at before; known, unsubscribed and erased ones stay as they
 * are. Either each is asked by mail, or each counts at once because its line or the form says when and where its owner
 * agreed.
 */
export const importList = command('editor', subscriberImportSchema, async (desk, wishes) => {
  if ((await digestOf(wishes.file)) !== wishes.digest) {
    refuse(422, 'This is not the file that you looked at. Look at it first, then bring it in.')
  }
  const { lines } = await readList(wishes.file)
  const count = await desk.store.transaction().execute(async (transaction) => {
    const { fresh } = await sortList(transaction, lines, desk.clock())
    if (fresh.length === 0) refuse(422, 'There is no new address in this list.')
    requireConsent(desk, fresh, wishes)
    const stored = await insertAll(transaction, desk, fresh, wishes)
    await audit(transaction, desk, {
      action: 'subscribers.imported',
      subject: 'subscribers',
      summary: `Brought in ${stored.toLocaleString('en-US')} newsletter addresses, ${wishes.way === 'ask' ? 'each to be confirmed by mail' : 'as confirmed'}`,
    })
    return stored
  })
  return { message: sentenceOf(count, wishes, desk.sendsMail), value: null }
})

/** Nobody is stored without a word on where the consent comes from. */
function requireConsent({ clock }: Desk, fresh: NewAddress[], { way, source, agreedOn }: Wishes) {
  const errors: Record<string, string> = {}
  if (!source && fresh.some((address) => address.source === null)) {
    errors.source = 'Say where these people agreed: not every line of the list does'
  }
  if (way === 'proven' && fresh.some(({ consentAt }) => consentAt === null)) {
    const moment = momentOf(agreedOn)
    if (!moment) errors.agreedOn = 'Say on which day they agreed: not every line of the list does'
    else if (moment > clock().toISOString()) errors.agreedOn = 'This day has not come yet'
  }
  const [sentence] = Object.values(errors)
  if (sentence) refuse(422, sentence, { errors })
}

async function insertAll(
  transaction: StoreTransaction,
  desk: Desk,
  fresh: NewAddress[],
  wishes: Wishes,
) {
  let stored = 0
  for (let start = 0; start < fresh.length; start += BATCH) {
    const rows = fresh.slice(start, start + BATCH).map((address) => rowOf(desk, address, wishes))
    const inserted = await transaction
      .insertInto('newsletter_subscribers')
      .values(rows)
      .onConflict((conflict) => conflict.column('address_key').doNothing())
      .returning(['id', 'email', 'nonce'])
      .execute()
    const asked = inserted.filter(({ nonce }) => nonce !== null)
    await enqueue(
      transaction,
      desk,
      asked.map(({ id, email, nonce }) => confirmEntry(id, email, nonce ?? '')),
    )
    stored += inserted.length
    // A long list must not keep visitors waiting from its first line to its last.
    await setImmediate()
  }
  return stored
}

function rowOf({ clock, newId }: Desk, address: NewAddress, wishes: Wishes): SubscriberRow {
  const now = clock().toISOString()
  const { way, source, agreedOn } = wishes
  const isProven = way === 'proven'
  const agreed = address.consentAt ?? momentOf(agreedOn) ?? now
  return {
    id: newId(),
    email: address.email,
    address_key: address.key,
    state: isProven ? 'confirmed' : 'pending',
    nonce: isProven ? null : newNonce(),
    consent_version: isProven ? '' : CONSENT_VERSION,
    consent_at: isProven ? agreed : now,
    consent_source: address.source ?? source,
    confirmed_at: isProven ? agreed : null,
    unsubscribed_at: null,
    created_at: now,
  }
}

function sentenceOf(count: number, { way }: Wishes, sendsMail: boolean) {
  const addresses = `${count.toLocaleString('en-US')} ${count === 1 ? 'address' : 'addresses'}`
  if (way === 'proven') return `${addresses} brought in as confirmed.`
  return sendsMail
    ? `${addresses} brought in. Each gets a mail with the button that confirms.`
    : `${addresses} brought in. The mails that ask for the confirmation leave once a mail server is set.`
}
