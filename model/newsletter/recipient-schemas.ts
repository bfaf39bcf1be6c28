import { z } from 'zod'
import { line } from '#model/text.ts'
import { recipientStates } from './recipient.ts'

const cursor = z.uuid().optional().catch(undefined)

/** The query of an issue's recipients; invalid values show all of them from the start. */
export const recipientListSchema = z.object({
  id: z.uuid(),
  state: z.enum(recipientStates).nullable().catch(null).default(null),
  search: line(200, 'The search').catch('').default(''),
  /** The list starts after this recipient, or ends before this one. */
  after: cursor,
  before: cursor,
})
