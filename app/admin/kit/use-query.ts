import { useEffect, useState } from 'react'
import type { ActionResult } from '#model/action-result.ts'
import type { ActionName, ActionValue } from '#server/admin-actions.ts'
import { runAction } from './run-action.ts'

/** Milliseconds without typing before the server is asked. */
export const TYPING_PAUSE = 200

type Options = {
  /** Milliseconds without another change until the server is asked. */
  pause?: number
  /** Asks again if it changes. */
  asOf?: unknown
}

type State<Name extends ActionName> = {
  asked: string | null
  value?: ActionValue<Name>
  failure?: ActionResult<unknown> & { ok: false }
}

/**
 * What an action finds for these values, asked anew when they change; null asks nothing. Meanwhile, and if asking fails, the
 * former value stays. `isBusy`: it is not yet that of these values.
 */
export function useQuery<Name extends ActionName>(
  name: Name,
  values: Record<string, string> | null,
  { pause = 0, asOf }: Options = {},
) {
  const [state, setState] = useState<State<Name>>({ asked: null })
  const wanted = values && new URLSearchParams(values).toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again as of another state
  useEffect(() => {
    if (wanted === null) return
    const cancelled = new AbortController()
    const { signal } = cancelled
    const timer = setTimeout(async () => {
      const reply = await runAction(name, Object.fromEntries(new URLSearchParams(wanted)), {
        signal,
      })
      if (signal.aborted) return
      setState(({ value }) =>
        reply.ok ? { asked: wanted, value: reply.value } : { asked: wanted, value, failure: reply },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      cancelled.abort()
    }
  }, [name, wanted, pause, asOf])
  return { value: state.value, failure: state.failure, isBusy: state.asked !== wanted }
}
