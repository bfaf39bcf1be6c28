import { useEffect, useRef, useState } from 'react'
import type { ActionResult } from '#model/action-result.ts'
import { Notice } from './notice.tsx'

type FormAlertProps = {
  result: ActionResult<unknown> | undefined
  /** False where the fields do not show their errors themselves, for example once the form has closed. */
  hasFields?: boolean
}

/**
 * The outcome of a form that stays on the screen, above it. It takes the focus. Where fields show the errors it leaves
 * both to the first of them.
 */
export function FormAlert({ result, hasFields = true }: FormAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  const hasErrors = hasFields && result?.ok === false && result.errors !== undefined
  const [isUnassigned, setUnassigned] = useState(false)
  useEffect(() => {
    if (!result) return
    const field = hasErrors ? document.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    // An error of a field that this screen does not show.
    setUnassigned(hasErrors && !field)
    const target = field ?? alert.current
    target?.focus()
  }, [result, hasErrors])
  if (!result || (hasErrors && !isUnassigned)) return null
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
