import type { ComponentProps } from 'react'
import type { BuiltInName } from '#model/leads/form-fields.ts'
import { TextField } from '#ui/text-field.tsx'
import type { ControlProps } from './form-fields.tsx'

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>

/** What browsers offer to fill in, and with which keyboard. */
const inputs: Partial<Record<BuiltInName, InputProps>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  age: { inputMode: 'numeric' },
  city: { autoComplete: 'address-level2' },
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  state: { autoComplete: 'address-level1' },
  address: { autoComplete: 'address-line1' },
}

/** A built-in field of one line. */
export function LineField({ type, ...field }: ControlProps & { type: BuiltInName }) {
  return <TextField {...field} {...inputs[type]} />
}
