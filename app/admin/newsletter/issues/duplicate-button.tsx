import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useIsHere } from '#app/admin/kit/use-is-here.ts'
import { newsletterPaths } from '#model/admin-paths.ts'
import { Button } from '#ui/button.tsx'

type DuplicateButtonProps = {
  id: string
  /** Saves what was typed; false if that failed. */
  save?: () => Promise<boolean>
}

/** Opens a new draft with the texts of this issue. */
export function DuplicateButton({ id, save }: DuplicateButtonProps) {
  const submit = useSubmit()
  const isHere = useIsHere()
  const [busy, setBusy] = useState(false)
  async function duplicate() {
    setBusy(true)
    if ((await save?.()) !== false && isHere()) {
      const values = { intent: 'duplicate', id }
      await submit(values, { method: 'post', action: newsletterPaths.issues })
    }
    setBusy(false)
  }
  return (
    <Button size="sm" variant="outline" type="button" busy={busy} onClick={() => void duplicate()}>
      Duplicate
    </Button>
  )
}
