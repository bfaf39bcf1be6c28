import { message } from '#model/language/message.ts'
/** Kinds of fields that an owner can add to a lead form. */
export type CustomFieldType = 'short-text' | 'long-text' | 'choice' | 'yes-no' | 'date' | 'consent'

/** A field that an owner has added to a lead form. */
export type CustomField = {
  id: string
  type: CustomFieldType
  label: string
  help?: string | undefined
  required?: boolean | undefined
  /** Of a choice. */
  options?: string[] | undefined
  /** Of a consent: shown after the label, which is a sentence. */
  link?: { label: string; href: string } | undefined
}

/** An answer with the label of its field at that time; `at` is when consent was given (ISO 8601, UTC). */
export type CustomAnswer = { id: string; label: string; value: string; at?: string }

/** Maximum characters of a label, of a sentence to agree to, of its link, and of a long answer. */
export const LABEL_MAX = 100
export const CONSENT_MAX = 400
export const CONSENT_LINK_MAX = 60
export const LONG_ANSWER_MAX = 5_000

/** Hidden field of a form with custom fields: their ids, so that fields added later are not required. */
export const ASKED_FIELD = 'custom_fields'

const PREFIX = 'custom_'

export const yesNo = [message('Yes'), message('No')] as const

/** The stored value of a consent. */
export const AGREED = 'Agreed'

/** A label as it is shown. The box of a consent sends it, so that what was agreed to is known after a change. */
export function fullLabel({ label, link }: CustomField) {
  return link ? `${label} ${link.label}` : label
}

/** The message for an empty field. */
export function missingMessage({ type }: CustomField) {
  return type === 'consent' ? customFieldMessages.consent : customFieldMessages.required
}

/** A lead's answers; `stored` is its column. */
export function readCustomAnswers(stored: string | null): CustomAnswer[] {
  return stored === null ? [] : JSON.parse(stored)
}

/** Name of a field's control. */
export function controlName(id: string) {
  return PREFIX + id
}

/** Id of the custom field with this control name; null for other fields. */
export function customFieldId(name: string) {
  return new RegExp(`^${PREFIX}([a-z0-9-]{1,40})$`).exec(name)?.[1] ?? null
}

export const customFieldMessages = {
  required: message('Please fill in this field'),
  consent: message('Please tick this box if you agree; without it we cannot take the form'),
  option: message('Choose one of the options'),
  date: message('Enter a date'),
} as const
