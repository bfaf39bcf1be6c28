import type { PublicAdminContext } from '#server/actions/admin-context.ts'
import { auditCounted } from '#server/platform/audit/audit-counted.ts'
import { limitKey } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/problem.ts'
import { userSubject } from './record.ts'

const WRONG = 422

type Failure =
  | 'wrong password'
  | 'wrong password before a change in an open session'
  | 'wrong code'
  | 'wrong recovery code'
  | 'wrong passkey'

/**
 * Runs one step of a sign-in, or a check of a password within a session, and records a failure in the audit log: by
 * account (if it exists), client address and hour, never what was typed.
 */
export async function recordFailure<T>(
  context: PublicAdminContext,
  person: { id: string } | { email: string },
  failure: Failure,
  work: () => Promise<T>,
) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HttpError && error.answer.status === WRONG) {
      await write(context, person, failure)
    }
    throw error
  }
}

async function write(
  context: PublicAdminContext,
  person: { id: string } | { email: string },
  failure: string,
) {
  const [column, value] =
    'id' in person ? (['id', person.id] as const) : (['email', person.email] as const)
  const known = await context.store
    .selectFrom('user')
    .select(['id', 'name'])
    .where(column, '=', value)
    .executeTakeFirst()
  const accountLabel = known ? `as ${known.name}` : 'to an unknown account'
  await auditCounted(
    context,
    { id: null, name: 'Unknown' },
    {
      action: 'accounts.sign-in-failed',
      subject: known ? userSubject(known.id) : 'user:unknown',
      summary: `Failed sign-in ${accountLabel} (${failure}), from ${limitKey(context.client.address)}`,
      rest: `Failed sign-in ${accountLabel}, from other addresses`,
    },
  )
}
