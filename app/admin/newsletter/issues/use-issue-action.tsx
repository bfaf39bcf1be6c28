import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { SessionEnded } from '#app/admin/accounts/auth/session-ended.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useToast } from '#app/admin/kit/toasts.tsx'
import type { ActionResult } from '#model/action-result.ts'

type Intent = 'pause' | 'stop' | 'resume' | 'publish' | 'withdraw'

/** Runs actions on an issue that has been sent or is being sent; `alert` says why one was refused. */
export function useIssueAction<Own extends Intent>(id: string) {
  const [work, setWork] = useState<Own | null>(null)
  const [refused, setRefused] = useState<{ result: ActionResult<unknown>; intent: Own }>()
  const { revalidate } = useRevalidator()
  const showToast = useToast()

  async function act(intent: Own) {
    setWork(intent)
    const result = await runAction(`issues.${intent}`, { id })
    setRefused(result.ok ? undefined : { result, intent })
    if (result.ok) showToast(result.message)
    if (result.ok || result.status === 409) await revalidate()
    setWork(null)
  }

  const alert = (
    <>
      <FormAlert result={refused?.result} />
      <SessionEnded
        results={[refused?.result]}
        onSignedIn={() => void (refused && act(refused.intent))}
      />
    </>
  )
  return { act, work, alert }
}
