import { useEffectEvent, useLayoutEffect } from 'react'
import { useLoadNewer } from '#app/admin/presence/use-load-newer.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { EditedDocument } from './use-document.ts'

type NewerVersion = {
  opened: OpenedDocument
  document: EditedDocument
  /** The newest version that the server told of. */
  known: number
}

/**
 * Loads a version that somebody else has saved, and shows it at once if there is nothing of one's own to lose, or if both
 * fit together.
 */
export function useNewerVersion({ opened, document, known }: NewerVersion) {
  const { version, isSaved, isSaving, work, hasConflict } = document
  const isBusy = isSaving || work !== null
  useLoadNewer({ known, version: Math.max(version, opened.version), isBusy })
  const isDue = opened.version > version && isSaved && !isBusy && !hasConflict
  const take = useEffectEvent(() => document.takeNewer())
  // Before the next key press, which would be lost.
  useLayoutEffect(() => {
    if (isDue) take()
  }, [isDue])
  const fits = opened.version > version && !isSaved && !isBusy && document.merged() !== null
  const join = useEffectEvent(() => document.takeOver())
  useLayoutEffect(() => {
    if (fits) join()
  }, [fits])
}
