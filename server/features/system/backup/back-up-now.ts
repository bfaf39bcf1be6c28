import { z } from 'zod'
import { mutation } from '#server/actions/action.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Begins a backup. */
export const backUpNow = mutation('owner', z.object({}), async (context) => {
  const { backups, store } = context
  if (!(await backups.begin())) fail(409, 'A backup is being made already.')
  await store.transaction().execute((transaction) =>
    audit(transaction, context, {
      action: 'system.backup-started',
      subject: 'backup',
      summary: 'Started a backup',
    }),
  )
  return { message: 'The backup has started. Reload this page to see it finished.', value: null }
})
