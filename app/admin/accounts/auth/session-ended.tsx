import { useState } from 'react'
import type { ActionResult } from '#model/action-result.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

type SessionEndedProps = {
  /** The results of saving, the latest first. */
  results: (ActionResult<unknown> | undefined)[]
  /** Called once the same person is signed in again, to repeat what failed. */
  onSignedIn: () => void
}

/** Asks to sign in again, above the screen, when saving failed because the session has ended. */
export function SessionEnded({ results, onSignedIn }: SessionEndedProps) {
  const failure = results.find((result) => result?.ok === false && result.status === 401)
  const [dismissed, setDismissed] = useState<typeof failure>()
  if (!failure || failure === dismissed) return null
  return (
    <SignInDialog
      onDone={() => {
        setDismissed(failure)
        onSignedIn()
      }}
      onClose={() => setDismissed(failure)}
    />
  )
}
