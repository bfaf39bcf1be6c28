import { z } from 'zod'

/** Named things with a sentence each: what a client gets, what a company holds to. */
export const deliverablesContract = z.strictObject({
  type: z.literal('deliverables'),
  title: z.string().min(1),
  lead: z.string().min(1).optional(),
  /** 'initials' sets the first letters of the titles as one tall word. */
  layout: z.enum(['ledger', 'columns', 'initials']),
  items: z
    .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
    .min(2),
})

export type DeliverablesLayoutProps = z.infer<typeof deliverablesContract> & { id: string }
