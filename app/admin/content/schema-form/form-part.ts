import type { JsonSchema } from '#model/content/form/json-schema.ts'

/** What is written in a column, and what is said about it beside it. */
export type FormPart = 'main' | 'aside'

/** True for an object of which some fields are beside the others. */
export function hasAside({ properties = {} }: JsonSchema) {
  return Object.values(properties).some((field) => field.aside === true)
}

/** True if a field belongs to this part; without parts, each does. */
export function isIn(part: FormPart | undefined, { aside = false }: JsonSchema) {
  return part === undefined || aside === (part === 'aside')
}

/** True for an object whose fields are in sections. */
export function hasSections({ properties = {} }: JsonSchema) {
  return Object.values(properties).some(({ section }) => section !== undefined)
}
