import { message } from '#model/language/message.ts'
import { RESUME_LABEL } from './application.ts'
import type { CustomField } from './custom-fields.ts'

/** The forms that make a lead and that an owner can change. */
export type FormKind = 'inquiry' | 'partner' | 'application'

/** All forms that make a lead. */
export type LeadFormKind = FormKind | 'call'

/** Fields with a column of their own, as opposed to those that an owner adds. */
export type BuiltInName =
  | 'name'
  | 'email'
  | 'phone'
  | 'service'
  | 'budget'
  | 'details'
  | 'file'
  | 'age'
  | 'city'
  | 'pincode'
  | 'state'
  | 'address'
  | 'opening'
  | 'resume'
  | 'note'

export type BuiltInField = {
  type: BuiltInName
  label: string
  help?: string | undefined
  required?: boolean | undefined
  hidden?: boolean | undefined
}

/** A heading above the fields that follow it. */
type FormHeading = { type: 'heading'; label: string }

/** What a form consists of, in order. */
export type FormField = BuiltInField | CustomField | FormHeading

/** What the team reads in place of a standard label. */
export const builtInNames: Record<BuiltInName, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  service: message('Service'),
  budget: message('Budget'),
  details: 'Project details',
  file: 'File',
  age: 'Age',
  city: 'City',
  pincode: 'Pincode',
  state: 'State',
  address: 'Address',
  opening: message('Opening'),
  resume: 'Résumé',
  note: 'Note',
}

/** Entries of a form: its own fields, headings, and the fields that an owner adds. */
export const FORM_FIELDS_MAX = 40

/** Hidden field: the built-in fields that the page showed, so that those shown since are not required. */
export const SHOWN_FIELD = 'shown_fields'

/** The built-in fields of each form with the labels for which messages and lists have words of their own. */
export const standardFields = {
  inquiry: [
    { type: 'name', label: 'Full name' },
    { type: 'email', label: 'Email' },
    { type: 'service', label: 'Service' },
    { type: 'budget', label: 'Budget' },
    { type: 'details', label: 'Project details', required: true },
    { type: 'file', label: 'A file, if it helps' },
  ],
  partner: [
    { type: 'name', label: 'Name' },
    { type: 'age', label: 'Age', required: true },
    { type: 'email', label: 'Email' },
    { type: 'phone', label: 'Phone', required: true },
    { type: 'city', label: 'City' },
    { type: 'pincode', label: 'Pincode' },
    { type: 'state', label: 'State' },
    { type: 'address', label: 'Address' },
  ],
  application: [
    { type: 'opening', label: 'Opening' },
    { type: 'name', label: 'Full name' },
    { type: 'email', label: 'Email' },
    { type: 'phone', label: 'Phone', required: true },
    { type: 'resume', label: RESUME_LABEL, required: true },
    { type: 'note', label: 'A note (optional)' },
  ],
  call: [
    { type: 'name', label: 'Full name' },
    { type: 'email', label: 'Email' },
    { type: 'phone', label: 'Phone' },
    { type: 'details', label: 'What is it about?' },
  ],
} satisfies Record<LeadFormKind, BuiltInField[]>

export function isCustom(field: FormField): field is CustomField {
  return 'id' in field
}

export function isBuiltIn(field: FormField): field is BuiltInField {
  return field.type !== 'heading' && !isCustom(field)
}

/** The fields that visitors see. */
export function shownFields<T extends FormField>(fields: readonly T[]) {
  return fields.filter((field) => !('hidden' in field && field.hidden))
}

/** A built-in field of a form; undefined if the form has it no more. */
export function findBuiltIn(fields: readonly FormField[], type: BuiltInName) {
  return fields.filter(isBuiltIn).find((field) => field.type === type)
}

/** The form's standard label of a field. */
export function standardLabel(kind: LeadFormKind, type: BuiltInName) {
  return findBuiltIn(standardFields[kind], type)?.label ?? ''
}

/** Without a name and an address, nobody can be answered. */
export function isAlwaysRequired(type: FormField['type']) {
  return type === 'name' || type === 'email'
}

/** True for a field that its form requires unless the owner says otherwise. */
export function isUsuallyRequired(type: BuiltInName) {
  return ['age', 'phone', 'details', 'resume'].includes(type)
}

/** True for a field that the visitor must fill in. A consent is always required. */
export function isRequired({ type, ...field }: BuiltInField | CustomField) {
  return isAlwaysRequired(type) || type === 'consent' || (field.required ?? false)
}
