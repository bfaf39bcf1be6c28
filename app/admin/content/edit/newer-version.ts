import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { EditedDocument } from './use-document.ts'

type NewerVersion = {
  opened: OpenedDocument
  document: EditedDocument
  /** The newest version that the server told of. */
  known: number
}

/** Loads a version that somebody else has saved, and shows it at once if there is nothing of one's own to lose. */
export function useNewerVersion({ opened, document, known }: NewerVersion) {
  const { revalidate } = useRevalidator()
  const { version, isSaved, isSaving, work, hasConflict } = document
  // One's own save may be stored before its answer is here.
  const isBusy = isSaving || work !== null
  const isKnown = known <= Math.max(version, opened.version)
  useEffect(() => {
    if (!isBusy && !isKnown) void revalidate()
  }, [isBusy, isKnown, revalidate])
  const isDue = opened.version > version && isSaved && !isBusy && !hasConflict
  const take = useEffectEvent(() => document.takeNewer())
  // Before the next key press, which would be lost.
  useLayoutEffect(() => {
    if (isDue) take()
  }, [isDue])
}
