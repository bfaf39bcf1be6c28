import { z } from 'zod'
import {
  type BuiltInField,
  builtInNames,
  FORM_FIELDS_MAX,
  type FormField,
  type FormKind,
  isAlwaysRequired,
  isBuiltIn,
  standardFields,
} from '#model/leads/form-fields.ts'
import { customKinds, help, label, OWN_KINDS, required } from './custom-fields.ts'
import { refuseSameText } from './same-text.ts'

const headingSchema = z
  .strictObject({ type: z.literal('heading'), label: label.meta({ title: 'Heading' }) })
  .meta({
    title: 'Heading',
    description: 'A heading above the fields that follow it.',
    group: OWN_KINDS,
  })

/** The fields of a form in order: its own, which can be hidden, those that an owner adds, and headings. */
export function formFieldsSchema(kind: FormKind): z.ZodType<FormField[]> {
  const standard: BuiltInField[] = standardFields[kind]
  return z
    .array(
      z
        .discriminatedUnion('type', [
          headingSchema,
          ...customKinds,
          ...standard.map((field) => builtInSchema(field)),
        ])
        .meta({ title: 'Field' }),
    )
    .max(FORM_FIELDS_MAX)
    .superRefine(refuseSameText)
    .superRefine(refuseTwice)
    .superRefine(demandAlwaysRequired)
    .meta({
      title: 'Fields',
      description:
        'Rename, move or hide any field; name and email cannot be hidden. To replace one, hide it and add one of your own. What visitors have sent keeps the labels that they saw.',
    })
}

/** A field that the form has of itself. Hidden, it keeps its place and its label. */
function builtInSchema({ type, label: standard }: BuiltInField) {
  const words = {
    type: z.literal(type),
    label: label.meta({ title: 'Label', default: standard }),
    help,
  }
  const about = {
    title: builtInNames[type],
    description: 'Can be in the form once.',
    group: 'Of this form',
  }
  if (isAlwaysRequired(type)) return z.strictObject(words).meta(about)
  const hidden = z.boolean().optional().meta({ hidden: true })
  // A general application is an answer too.
  if (type === 'opening') return z.strictObject({ ...words, hidden }).meta(about)
  return z.strictObject({ ...words, required, hidden }).meta(about)
}

function refuseTwice(fields: readonly FormField[], context: z.RefinementCtx) {
  for (const [index, { type }] of fields.entries()) {
    const first = fields.filter(isBuiltIn).find((field) => field.type === type)
    if (!first || fields.indexOf(first) === index) continue
    context.addIssue({
      code: 'custom',
      path: [index, 'label'],
      message: `The form has the field “${first.label}” already. Remove one of them.`,
    })
  }
}

function demandAlwaysRequired(fields: readonly FormField[], context: z.RefinementCtx) {
  for (const type of ['name', 'email'] as const) {
    if (fields.some((field) => field.type === type)) continue
    context.addIssue({
      code: 'custom',
      path: [],
      message: `Add the field “${builtInNames[type]}”: without it, nobody can be answered.`,
    })
  }
}
