import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useNavigateAfter } from '#app/admin/kit/use-navigate-after.ts'
import type { ActionResult } from '#model/action-result.ts'
import { newsletterPaths } from '#model/admin-paths.ts'

type Intent = 'sendTest' | 'schedule' | 'unschedule' | 'send' | 'stop' | 'resume' | 'delete'
type Failure = ActionResult<unknown> & { ok: false }

type DeliveryOptions = {
  id: string
  /** The version that is saved, once it is. */
  version: () => number
  /** Saves what was typed; false if that failed. */
  save: () => Promise<boolean>
  /** Called with the faults of the fields. */
  onErrors?: (errors: Record<string, string>) => void
}

/** Sends, schedules, stops, resumes and deletes an issue. The text is saved first, so that what is seen is what is sent. */
export function useDelivery({ id, version, save, onErrors }: DeliveryOptions) {
  /** The action in progress. */
  const [work, setWork] = useState<Intent | 'save' | null>(null)
  const [failure, setFailure] = useState<Failure>()
  /** What was refused because the session had ended. */
  const refused = useRef<Parameters<typeof act>>(null)
  const { revalidate } = useRevalidator()
  const navigateAfter = useNavigateAfter()
  const showToast = useToast()

  /** Null if the text could not be saved, which the editor says. */
  async function act(intent: Intent, values: Record<string, string> = {}) {
    setWork(intent)
    setFailure(undefined)
    const reply = (await save())
      ? await runAction(`issues.${intent}`, { id, version: String(version()), ...values })
      : null
    refused.current = reply?.ok === false && reply.status === 401 ? [intent, values] : null
    if (reply?.ok) showToast(reply.message)
    // The dialog shows what is wrong with its own field.
    else if (reply && !reply.errors?.at) {
      setFailure(reply)
      onErrors?.(reply.errors ?? {})
    }
    if (reply?.ok && intent === 'delete') await navigateAfter(newsletterPaths.issues)
    else if (reply?.ok || reply?.status === 409) await revalidate()
    setWork(null)
    return reply
  }

  /** Saves what was typed before a dialog asks; false if that failed. */
  async function prepare() {
    setWork('save')
    setFailure(undefined)
    const isSaved = await save()
    setWork(null)
    return isSaved
  }

  /** Does what was refused, once the person is signed in again. */
  async function repeat() {
    if (!refused.current) return
    const reply = await act(...refused.current)
    // Its dialog is closed.
    if (reply?.ok === false) setFailure(reply)
  }

  /** Says what has to be done before. */
  function refuse(message: string) {
    setFailure({ ok: false, status: 409, message })
  }

  return { work, failure, act, prepare, repeat, refuse }
}

export type Delivery = ReturnType<typeof useDelivery>
