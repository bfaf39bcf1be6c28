import { dismissMissing } from './dismiss-missing.ts'
import { listMissing } from './list-missing.ts'
import { redirectMissing } from './redirect-missing.ts'

export const missingPageVerbs = {
  list: listMissing,
  dismiss: dismissMissing,
  redirect: redirectMissing,
}
