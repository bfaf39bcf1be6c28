import { z } from 'zod'
import {
  CONSENT_LINK_MAX,
  CONSENT_MAX,
  CUSTOM_FIELDS_MAX,
  LABEL_MAX,
} from '#model/leads/custom-fields.ts'
import { OPTION_MAX } from '#model/leads/inquiry.ts'
import { isLine } from '#model/text.ts'
import { hrefSchema } from './link.ts'
import { refuseSameText } from './same-text.ts'

const lineSchema = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(isLine, 'This contains a character that cannot be used here.')

/** An option that visitors choose. */
export const optionSchema = lineSchema(OPTION_MAX)

const label = lineSchema(LABEL_MAX).meta({ title: 'Label' })
const help = lineSchema(200)
  .optional()
  .meta({ title: 'Help', description: 'One sentence below the label.' })

const id = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'must be lowercase letters, digits and hyphens')
  .meta({ hidden: true })

const common = {
  id,
  label,
  help,
  required: z.boolean().optional().meta({ title: 'Must be filled in' }),
}

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

const customFieldSchema = z
  .discriminatedUnion('type', [
    shortText.meta({ title: 'Short text', description: 'One line, such as a name or a link.' }),
    longText.meta({ title: 'Long text', description: 'Several lines.' }),
    choice.meta({ title: 'Choice', description: 'One of several options.' }),
    yesNo.meta({ title: 'Yes or no', description: 'A question to say yes or no to.' }),
    date.meta({ title: 'Date', description: 'A day, chosen from a calendar.' }),
    consent.meta({
      title: 'Consent',
      description: 'A box that must be ticked. The sentence and the time are stored.',
    }),
  ])
  .meta({ title: 'Field' })

/** The fields that an owner adds to a form, in order. */
export const customFieldsSchema = z
  .array(customFieldSchema)
  .max(CUSTOM_FIELDS_MAX)
  .superRefine(refuseSameText)
  .meta({
    title: 'Your own fields',
    description: 'Shown below the form’s own fields, and stored with every message.',
  })
