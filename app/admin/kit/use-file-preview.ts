import { useState } from 'react'
import type { ActionResult } from '#model/action-result.ts'

/**
 * The last preview of a chosen file, and a function that forgets it once another file is chosen. It stays if the import
 * fails, and goes once it is done.
 */
export function useFilePreview<T>(
  preview: ActionResult<T> | undefined,
  done: ActionResult<unknown> | undefined,
) {
  const [shown, setShown] = useState<T | null>(null)
  const [handled, setHandled] = useState<{ preview: typeof preview; done: typeof done }>({
    preview: undefined,
    done: undefined,
  })
  if (handled.preview !== preview || handled.done !== done) {
    setHandled({ preview, done })
    if (preview) setShown(preview.ok ? preview.value : null)
    if (done?.ok) setShown(null)
  }
  return [shown, () => setShown(null)] as const
}
