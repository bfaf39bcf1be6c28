import { z } from 'zod'
import type { Check, CheckId } from '#model/go-live/checks.ts'
import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { readSelector } from '#server/features/system/check-mail-dns.ts'
import { within } from '#server/platform/within.ts'
import { checkAddress } from './check-address.ts'
import { checkContent } from './check-content.ts'
import { checkInbox } from './check-inbox.ts'
import { checkMail, checkSender } from './check-mail.ts'
import { checkSafety } from './check-safety.ts'

/** The checks that need no other machine. */
export const showChecks = query('owner', z.object({}), async (context) => {
  const checks = await Promise.all([
    checkContent(context),
    checkSafety(context),
    checkInbox(context),
  ])
  return {
    checks: checks.flat(),
    sendsMail: context.mail.mailer !== null,
    /** The DKIM selector that an owner has given, or "". */
    selector: (await readSelector(context.store)) ?? '',
  }
})

/** Milliseconds until a check that asks another machine is given up. */
const LIMIT = 5_000

type LookUp = { ids: CheckId[]; run(context: AdminContext): Promise<Check[]> }

const lookUps: LookUp[] = [
  { ids: ['address', 'certificate', 'share'], run: checkAddress },
  { ids: ['mail'], run: checkMail },
  { ids: ['spf', 'dkim', 'dmarc'], run: checkSender },
]

/** The checks that ask the public address, the mail server and the DNS, all at once, for five seconds at most. */
export const lookUp = query('owner', z.object({}), async (context) => {
  const found = await Promise.all(
    lookUps.map(({ ids, run }) => within(LIMIT, run(context), ids.map(withoutAnswer))),
  )
  return found.flat()
})

function withoutAnswer(id: CheckId): Check {
  const found = 'There was no answer in time, so this can’t be checked now.'
  return { id, state: 'unknown', found, advice: 'Check again in a minute.' }
}
