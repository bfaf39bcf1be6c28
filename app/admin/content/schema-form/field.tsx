import { type ComponentType, createContext, useContext } from 'react'
import type { JsonSchema } from '#model/content/form/json-schema.ts'

/** Props of the component for any kind of field. */
export type FieldProps = {
  schema: JsonSchema
  value: unknown
  /** Dotted path; "" for the whole value. */
  path: string
  /** Its key; for a list entry, the key of the list. */
  name: string
  /** Overrides the label from schema and key: "Paragraph 2". */
  label?: string
  /** In a numbered row, where the label is for screen readers only. */
  isInRow?: boolean
  /** The value that removing it sets; undefined if the field is required. */
  removable?: 'null' | 'undefined'
}

/** The component that renders a field by its schema; passed by context to avoid circular imports. */
export const FieldRendererContext = createContext<ComponentType<FieldProps> | null>(null)

/** A nested field. */
export function Field(props: FieldProps) {
  const Renderer = useContext(FieldRendererContext)
  if (!Renderer) throw new Error('Render fields inside a SchemaForm.')
  return <Renderer {...props} />
}
