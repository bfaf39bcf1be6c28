import { createHash } from 'node:crypto'
import type { BounceProvider } from '#model/newsletter/bounce-providers.ts'
import type { Deps } from '#server/deps.ts'
import { rememberReceived } from '#server/features/leads/mails/remember-received.ts'
import { noteReport } from './note-report.ts'
import { noteHeard } from './providers/provider-settings.ts'
import type { Told } from './providers/told.ts'

/** Records what an authenticated provider tells, once; returns how many of its reports are about emails of ours. */
export async function takeTold(
  { store, clock, newId, metrics }: Pick<Deps, 'store' | 'clock' | 'newId' | 'metrics'>,
  source: BounceProvider,
  { id, reports }: Told,
) {
  const at = clock()
  const hash = createHash('sha256').update(id).digest('hex')
  return store.transaction().execute(async (transaction) => {
    await noteHeard(transaction, source, at)
    if (!(await rememberReceived(transaction, hash, at))) return 0
    let count = 0
    for (const report of reports) {
      const isOurs = await noteReport(transaction, { ...report, source, at, newId })
      metrics?.countReport(isOurs)
      if (isOurs) count += 1
    }
    return count
  })
}
