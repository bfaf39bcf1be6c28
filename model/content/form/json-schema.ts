type TypeName = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'

/** The part of `z.toJSONSchema(schema, { io: 'input' })` that the form uses. */
export type JsonSchema = {
  /** An array means a nullable type. */
  type?: TypeName | TypeName[]
  title?: string
  description?: string
  /** The collection whose entries a list shows; from `.meta({ entries })`. */
  entries?: string
  /** Text with formatting, in an article also headings; from `.meta({ markdown })`. */
  markdown?: 'text' | 'article'
  /** A string that is the address of a picture or film; from `.meta({ media })`. */
  media?: 'picture' | 'film'
  /** The name of the control that shows the field, if it is not that of its shape; from `.meta({ control })`. */
  control?: string
  /** Beside the other fields of the document; from `.meta({ aside: true })`. */
  aside?: boolean
  /** The heading of a form below which the field is; from `.meta({ section })`. */
  section?: string
  /** Group in the kind chooser; from `.meta({ group })`. */
  group?: string
  /** Kept as it is, without a control; from `.meta({ hidden: true })`. */
  hidden?: boolean
  /** All values of the field that chooses the branch of a union; from `.meta({ values })`. */
  values?: unknown[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

/** An object in the content. */
export type Fields = Record<string, unknown>

/** True for an object with fields; false for lists and null. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
