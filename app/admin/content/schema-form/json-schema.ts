type TypeName = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'

/** What `z.toJSONSchema(schema, { io: 'input' })` writes, as far as the form reads it. */
export type JsonSchema = {
  /** A list is a plain type that may be null. */
  type?: TypeName | TypeName[]
  title?: string
  description?: string
  /** Where a kind of section stands in the chooser; from `.meta({ group })`. */
  group?: string
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

/** An object of the content. */
export type Fields = Record<string, unknown>

/** True for an object with fields; false for lists and null. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
