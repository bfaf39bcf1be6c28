import { dismissNotFound } from './dismiss-not-found.ts'
import { listNotFound } from './list-not-found.ts'
import { redirectNotFound } from './redirect-not-found.ts'

export const notFoundActions = {
  list: listNotFound,
  dismiss: dismissNotFound,
  redirect: redirectNotFound,
}
