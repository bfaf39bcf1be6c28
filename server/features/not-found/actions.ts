import { dismissMissing } from './dismiss-not-found.ts'
import { listMissing } from './list-not-found.ts'
import { redirectMissing } from './redirect-not-found.ts'

export const missingPageActions = {
  list: listMissing,
  dismiss: dismissMissing,
  redirect: redirectMissing,
}
