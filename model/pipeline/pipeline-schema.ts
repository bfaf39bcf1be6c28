import { z } from 'zod'
import { refuseSameText } from '#model/content/same-text.ts'
import { refuseRepeated } from '#model/repeated.ts'
import { isLine } from '#model/text.ts'

/** Maximum stages, which the board shows beside each other. */
export const STAGES_MAX = 8

/** Maximum characters of a reason from the list. */
const REASON_MAX = 80

function name(max: number) {
  return z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(max, `Keep it under ${max} characters.`)
    .refine(isLine, 'This contains a character that cannot be used here.')
}

const stageSchema = z
  .strictObject({
    /** Kept when the stage is renamed; leads refer to it. */
    id: z
      .string()
      .regex(/^(?!won$|lost$)[a-z-]{1,60}$/)
      .meta({ hidden: true }),
    name: name(30),
  })
  .meta({ title: 'Stage' })

/** Where open leads can stand, in order, and why leads are lost. */
export const pipelineSchema = z.strictObject({
  dueSteps: z.boolean().default(true).meta({
    title: 'Email due next steps',
    description:
      'Each morning, to whom the lead is assigned. Owners get those of leads that nobody takes care of.',
  }),
  stages: z
    .array(stageSchema)
    .min(1)
    .max(STAGES_MAX)
    .superRefine(refuseRepeated('id'))
    .superRefine(refuseSameText)
    .meta({
      description:
        'New leads are in the first one, and so are leads whose stage you remove. Sending an offer moves its lead to the stage first named “Offer”, even after you rename it. Won and lost come after the last.',
    }),
  lostReasons: z
    .array(name(REASON_MAX).meta({ title: 'Reason' }))
    .max(20)
    .superRefine(refuseSameText)
    .meta({
      title: 'Reasons for losing',
      description: 'Offered when a lead is marked as lost.',
    }),
})

export type Pipeline = z.infer<typeof pipelineSchema>
