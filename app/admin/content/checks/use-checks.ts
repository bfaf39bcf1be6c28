import { useEffect, useRef, useState } from 'react'
import { runAction } from '#app/admin/kit/run-action.ts'
import type { Check } from '#model/content/checks.ts'
import { BODY_MAX } from '#model/content/editor.ts'

/** Milliseconds without a change before the values are checked. */
const PAUSE = 1_500

/** What to look at before publishing these values (null until they were checked once). */
export function useChecks(document: string, value: unknown) {
  const [checks, setChecks] = useState<Check[] | null>(null)
  const latest = useRef(0)
  useEffect(() => {
    const run = ++latest.current
    const timer = setTimeout(async () => {
      const body = JSON.stringify(value)
      // Saving says that it is too large.
      if (body.length > BODY_MAX) return
      const reply = await runAction('content.check', { document, body })
      // Without a connection, the last result stays.
      if (reply.ok && run === latest.current) setChecks(reply.value)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [document, value])
  return checks
}
