import { z } from 'zod'
import type { Translate } from '#model/language/english.ts'
import {
  AGREED,
  ASKED_FIELD,
  CONSENT_LINK_MAX,
  CONSENT_MAX,
  type CustomAnswer,
  type CustomField,
  controlName,
  customFieldId,
  customFieldMessages,
  fullLabel,
  LONG_ANSWER_MAX,
  missingMessage,
  yesNo,
} from '#model/leads/custom-fields.ts'
import { isCustom, isRequired, type LeadFormKind } from '#model/leads/form-fields.ts'
import { LINE_MAX } from '#model/limits.ts'
import { line, text } from '#model/text.ts'
import type { Deps } from '#server/deps.ts'
import { unknownField } from '#server/platform/http/validate.ts'
import { fieldsOf } from './built-in-fields.ts'
import { earlierForms } from './forms/earlier-forms.ts'

type Fields = Record<string, string>

type CustomReading = { answers: CustomAnswer[]; errors: Record<string, string>; others: Fields }

/** Reads versions of the forms that were published before, once and only if needed. */
type Earlier = () => Promise<CustomField[]>

/**
 * The answers to a form's custom fields with their labels, and the form's other fields. Answers to fields that were
 * removed after the visitor opened the page are kept; fields that were added since are not required.
 */
export async function readCustomFields(
  deps: Pick<Deps, 'content' | 'store' | 'clock'>,
  kind: LeadFormKind,
  { [ASKED_FIELD]: asked = '', ...sent }: Fields,
): Promise<CustomReading> {
  const fields = fieldsOf(await deps.content.forms(), kind).filter(isCustom)
  const earlier = earlierFields(deps, kind)
  const { t } = await deps.content.language()
  const answers: CustomAnswer[] = []
  const errors: Fields = {}
  for (const field of [...fields, ...(await removedFields(sent, fields, earlier))]) {
    const { id, label } = field
    const name = controlName(id)
    const read = await readAnswer(field, sent[name] ?? '', earlier, t)
    const isAsked = name in sent || asked.split(' ').includes(id)
    if (read.error) errors[name] = read.error
    else if (read.value && field.type === 'consent') {
      // The box sends the sentence that was shown.
      answers.push({ id, label: read.value, value: AGREED, at: deps.clock().toISOString() })
    } else if (read.value) answers.push({ id, label, value: read.value })
    else if (isRequired(field) && isAsked) errors[name] = missingMessage(field)
  }
  const others = Object.entries(sent).filter(([name]) => customFieldId(name) === null)
  const known = new Set([...answers.map(({ id }) => controlName(id)), ...Object.keys(errors)])
  for (const [name, value] of Object.entries(sent)) {
    const isUnknown = customFieldId(name) !== null && !known.has(name) && value.trim() !== ''
    if (isUnknown) errors[name] = unknownField(name)
  }
  return { answers, errors, others: Object.fromEntries(others) }
}

function earlierFields(deps: Pick<Deps, 'content' | 'store'>, kind: LeadFormKind): Earlier {
  let read: Promise<CustomField[]> | undefined
  return () => {
    read ??= earlierForms(deps).then((all) =>
      all.flatMap((forms) => fieldsOf(forms, kind).filter(isCustom)),
    )
    return read
  }
}

/** Fields that were sent but are not in the form now, as they were last. */
async function removedFields(sent: Fields, fields: CustomField[], earlier: Earlier) {
  const ids = Object.keys(sent).map(customFieldId)
  const missing = ids.filter((id) => id !== null && !fields.some((field) => field.id === id))
  if (missing.length === 0) return []
  const all = await earlier()
  return missing.flatMap((id) => all.find((field) => field.id === id) ?? [])
}

type Answer = { value: string; error?: string }

const maxLength: Partial<Record<CustomField['type'], number>> = {
  'long-text': LONG_ANSWER_MAX,
  consent: CONSENT_MAX + CONSENT_LINK_MAX + 1,
}

/** An answer that its field accepts; empty if there is none. */
async function readAnswer(
  field: CustomField,
  sent: string,
  earlier: Earlier,
  t: Translate,
): Promise<Answer> {
  const max = maxLength[field.type] ?? LINE_MAX
  const schema = field.type === 'long-text' ? text(max, field.label, t) : line(max, field.label, t)
  const read = schema.safeParse(sent)
  if (!read.success) return { value: '', error: read.error.issues[0]?.message ?? '' }
  const value = read.data
  if (value === '') return { value }
  if (field.type === 'date' && !z.iso.date().safeParse(value).success) {
    return { value, error: customFieldMessages.date }
  }
  if (await isOffered(field, value, earlier)) return { value }
  const error = field.type === 'consent' ? customFieldMessages.consent : customFieldMessages.option
  return { value, error }
}

async function isOffered(field: CustomField, value: string, earlier: Earlier) {
  const { id, type, options = [] } = field
  if (type === 'consent') {
    if (isConsentTo(value, field)) return true
    return (await earlier()).some((before) => before.id === id && isConsentTo(value, before))
  }
  if (type === 'yes-no') return yesNo.some((word) => word === value)
  if (type !== 'choice' || options.includes(value)) return true
  return (await earlier()).some((field) => field.id === id && field.options?.includes(value))
}

function isConsentTo(sentence: string, field: CustomField) {
  return field.type === 'consent' && fullLabel(field) === sentence
}
