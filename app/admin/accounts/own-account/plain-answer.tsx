import type { ActionResult } from '#model/action-result.ts'

/** What a toast says, for those whose browser runs no script. */
export function PlainAnswer({ answer }: { answer: ActionResult<unknown> | undefined }) {
  if (!answer) return null
  return (
    <noscript>
      <p className="admin-banner" data-kind={answer.ok ? 'done' : 'refused'}>
        {answer.message}
      </p>
    </noscript>
  )
}
