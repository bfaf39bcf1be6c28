import { z } from 'zod'
import { setupSteps } from '#model/setup/steps.ts'
import { mutation } from '#server/actions/action.ts'
import { readProgress, writeProgress } from './setup-progress.ts'

/** Notes that a step of the set-up is finished, so that it goes on with the next. */
export const finishStep = mutation(
  'owner',
  z.object({ step: z.enum(setupSteps) }),
  async ({ store }, { step }) => {
    await store.transaction().execute(async (transaction) => {
      const done = await readProgress(transaction)
      await writeProgress(transaction, [...new Set([...done, step])])
    })
    return { message: 'Done.', value: {} }
  },
)
