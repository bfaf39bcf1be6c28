import type { ComponentType } from 'react'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import type { FieldProps } from './field.tsx'

/** Components of the controls that schemas name. */
export type Controls = Record<string, ComponentType<FieldProps>>

/** The control that a schema names; undefined if it names none, or one that is not known. */
export function controlOf({ control }: JsonSchema, controls: Controls) {
  return control !== undefined && Object.hasOwn(controls, control) ? controls[control] : undefined
}
