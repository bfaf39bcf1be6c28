import { useEffect } from 'react'

type TextField = HTMLInputElement | HTMLTextAreaElement

const TYPES = ['text', 'search', 'email', 'tel', 'url', 'number', 'password', 'textarea']

/** Tells React what was typed before its code was there, which it would overwrite. */
export function EarlyInput() {
  useEffect(() => {
    for (const field of document.querySelectorAll<TextField>('input, textarea')) {
      if (TYPES.includes(field.type) && field.value !== field.defaultValue) repeatInput(field)
    }
  }, [])
  return null
}

/** React ignores an event if the value is the one that it last saw, which is what the field's own setter notes. */
function repeatInput(field: TextField) {
  const typed = field.value
  field.value = field.defaultValue
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
