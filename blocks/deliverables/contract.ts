import { z } from 'zod'
import { linkSchema } from '#model/link.ts'

/** Named things with a sentence each: what a client gets, what a company holds to. */
export const deliverablesContract = z.strictObject({
  type: z.literal('deliverables'),
  title: z.string().min(1),
  lead: z.string().min(1).optional(),
  /**
   * 'tiles' numbers them on a hairline grid,
   * 'patchwork' gives each a card of its own width, 'facing' sets two against each other.
   */
  layout: z.enum(['ledger', 'columns', 'tiles', 'patchwork', 'facing', 'bars', 'cards', 'run']),
  items: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        description: z.string().min(1),
        /** Shown by 'cards' alone. */
        action: linkSchema.optional(),
        /** For 'facing': the figure that changed, and how it was before. */
        change: z
          .strictObject({ from: z.string().min(1), to: z.string().min(1), was: z.string().min(1) })
          .optional(),
      }),
    )
    .min(2),
})

export type DeliverablesLayoutProps = z.infer<typeof deliverablesContract> & { id: string }
