import { setupSteps } from '#model/setup/steps.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { readProgress } from '#server/features/setup/setup-progress.ts'

/** The onboarding steps of a new site, and which of them are completed. */
export async function onboardingSteps({ store, content, sendsMail }: AdminContext) {
  const { notify } = await content.site()
  const done = await readProgress(store)
  const people = await store.selectFrom('user').select('id').limit(2).execute()
  return {
    // The sample addresses, which can never receive email (RFC 2606).
    notify: !notify.every((address) => address.endsWith('.example')),
    mail: sendsMail,
    setup: setupSteps.every((step) => step === 'finish' || done.includes(step)),
    invite: people.length > 1,
  }
}
