import { isEntryKind } from './collections.ts'

export const planActions = ['publish', 'unpublish', 'send'] as const

export type PlanAction = (typeof planActions)[number]

/** What is done to a document then. */
export const planParticiples: Record<PlanAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  send: 'sent',
}

/** A plan of a document that is pending or could not run. Times are ISO strings. */
export type Plan = {
  id: string
  action: PlanAction
  at: string
  by: string
  /** Why it could not run; null while it is pending. */
  failure: string | null
}

/** A plan on its document's screen. */
export type OpenedPlan = Plan & {
  /** False if the draft was changed after it was planned. */
  isCurrent: boolean
  /** Why it could not run today, or null. */
  warning: string | null
}

/** Pages that code links to, besides content: these can't be unpublished. */
const alwaysOn = new Set([
  'page:home',
  'page:our-services',
  'page:contact',
  'page:career',
  'page:partner',
  'page:privacy',
])

/** True for documents that visitors can do without: posts, entries of collections and most pages. */
export function canBeOff(document: string) {
  const [kind = ''] = document.split(':', 1)
  return (kind === 'page' || kind === 'post' || isEntryKind(kind)) && !alwaysOn.has(document)
}
