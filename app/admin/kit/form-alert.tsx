import { useEffect, useRef } from 'react'
import type { ActionResult } from '#model/action-result.ts'

/** What became of a form, above it; it takes the focus, so that nobody has to look for it. */
export function FormAlert({ answer }: { answer: ActionResult<unknown> | undefined }) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) banner.current?.focus()
  }, [answer])
  if (!answer) return null
  return (
    <div
      ref={banner}
      tabIndex={-1}
      role={answer.ok ? 'status' : 'alert'}
      className="admin-banner"
      data-kind={answer.ok ? 'done' : 'refused'}
    >
      {answer.message}
    </div>
  )
}
