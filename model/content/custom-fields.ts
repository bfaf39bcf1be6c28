import { z } from 'zod'
import { CONSENT_LINK_MAX, CONSENT_MAX, LABEL_MAX } from '#model/leads/custom-fields.ts'
import { OPTION_MAX } from '#model/leads/inquiry.ts'
import { isLine } from '#model/text.ts'
import { hrefSchema } from './link.ts'
import { refuseSameText } from './same-text.ts'

/** Group of the kinds that an owner can add as often as they like. */
export const OWN_KINDS = 'Your own'

const lineSchema = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(isLine, 'This contains a character that cannot be used here.')

/** An option that visitors choose. */
export const optionSchema = lineSchema(OPTION_MAX)

export const label = lineSchema(LABEL_MAX).meta({ title: 'Label' })
export const help = lineSchema(200)
  .optional()
  .meta({ title: 'Help', description: 'One sentence below the label.' })

export const required = z.boolean().optional().meta({ title: 'Must be filled in' })

const id = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'must be lowercase letters, digits and hyphens')
  .meta({ hidden: true })

const common = { id, label, help, required }

const shortText = z.strictObject({ type: z.literal('short-text'), ...common })
const longText = z.strictObject({ type: z.literal('long-text'), ...common })
const yesNo = z.strictObject({ type: z.literal('yes-no'), ...common })
const date = z.strictObject({ type: z.literal('date'), ...common })
const choice = z.strictObject({
  type: z.literal('choice'),
  ...common,
  options: z
    .array(optionSchema.meta({ title: 'Option' }))
    .min(2)
    .max(40)
    .superRefine(refuseSameText),
})

/** Always required, and never ticked beforehand. */
const consent = z.strictObject({
  type: z.literal('consent'),
  id,
  label: lineSchema(CONSENT_MAX).meta({
    title: 'Sentence to agree to',
    description: 'For example: I agree that you store what I write to answer me.',
  }),
  link: z
    .strictObject({ label: lineSchema(CONSENT_LINK_MAX).meta({ title: 'Text' }), href: hrefSchema })
    .optional()
    .meta({ title: 'Link after it', description: 'For example to your privacy policy.' }),
  help,
})

/** The kinds of fields that an owner adds to a form. */
export const customKinds = [
  ownKind(shortText, 'Short text', 'One line, such as a name or a link.'),
  ownKind(longText, 'Long text', 'Several lines.'),
  ownKind(choice, 'Choice', 'One of several options.'),
  ownKind(yesNo, 'Yes or no', 'A question to say yes or no to.'),
  ownKind(date, 'Date', 'A day, chosen from a calendar.'),
  ownKind(consent, 'Consent', 'A box that must be ticked. The sentence and the time are stored.'),
] as const

function ownKind<T extends z.ZodObject>(schema: T, title: string, description: string): T {
  return schema.meta({ title, description, group: OWN_KINDS })
}
