import { useEffect, useRef, useState } from 'react'
import type { ActionResult } from '#model/action-result.ts'
import { Notice } from './notice.tsx'

type FormAlertProps = {
  result: ActionResult<unknown> | undefined
  /** False if the fields do not show their errors, for example because the form has closed. */
  hasFields?: boolean
}

/**
 * The result of a form, shown above it and focused. If the fields show the errors, it is hidden and the first invalid
 * field is focused.
 */
export function FormAlert({ result, hasFields = true }: FormAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  const hasErrors = hasFields && result?.ok === false && result.errors !== undefined
  const [hasNoField, setHasNoField] = useState(false)
  useEffect(() => {
    if (!result) return
    const field = hasErrors ? document.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    // The error belongs to a field that is not on this screen.
    setHasNoField(hasErrors && !field)
    const target = field ?? alert.current
    target?.focus()
  }, [result, hasErrors])
  if (!result || (hasErrors && !hasNoField)) return null
  return (
    <Notice
      ref={alert}
      tabIndex={-1}
      role={result.ok ? 'status' : 'alert'}
      tone={result.ok ? 'info' : 'error'}
    >
      {result.message}
    </Notice>
  )
}
