import { z } from 'zod'

/** Numbered stages of a piece of work, more of them than block "process" can hang on one wave. */
export const stagesContract = z.strictObject({
  type: z.literal('stages'),
  title: z.string().min(1),
  lead: z.string().min(1).optional(),
  /** 'path' swings from side to side down the page, 'ledger' is a dense list beside its title on ink. */
  layout: z.enum(['path', 'ledger']),
  stages: z
    .array(z.strictObject({ title: z.string().min(1), description: z.string().min(1) }))
    .min(3),
})

export type StagesLayoutProps = z.infer<typeof stagesContract>
