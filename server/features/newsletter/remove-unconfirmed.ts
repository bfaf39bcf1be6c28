import type { Deps } from '#server/deps.ts'
import { unsentStates } from './issues/deliveries.ts'

const DAY = 86_400_000

/** Longer than a confirmation link works (CONFIRM_WITHIN_DAYS in model/newsletter). */
const KEPT_DAYS = 30

/**
 * Removes addresses that were never confirmed, 30 days after the email that asked was sent. Those whose email is still to
 * be sent stay: it may be on hold until a mail server is set up.
 */
export async function removeUnconfirmed({ store, clock }: Pick<Deps, 'store' | 'clock'>) {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY).toISOString()
  await store
    .deleteFrom('newsletter_subscribers')
    .where('state', '=', 'pending')
    .where('consent_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.subject_id', '=', 'newsletter_subscribers.id')
            .where(({ or, eb }) =>
              or([eb('outbox.state', 'in', unsentStates), eb('outbox.finished_at', '>=', before)]),
            ),
        ),
      ),
    )
    .execute()
}
