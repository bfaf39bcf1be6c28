import { useCallback, useEffect, useState } from 'react'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useAutosave } from '#app/admin/kit/use-autosave.ts'

type ReplyDraftOptions = {
  lead: string
  /** What was kept before. */
  start: string
  /** While the reply is being sent. */
  isPaused: boolean
}

/** Keeps on the server what is typed as a reply, also when the lead is left or the page is closed. */
export function useReplyDraft({ lead, start, isPaused }: ReplyDraftOptions) {
  const [text, setText] = useState(start)
  const save = useCallback(
    async (value: string) => {
      const values = new FormData()
      values.set('id', lead)
      values.set('text', value)
      return (await runAction('leads.saveDraft', values, { keepalive: true })).ok
    },
    [lead],
  )
  const { isSaved, saveNow, markSaved, runAlone } = useAutosave({ value: text, isPaused, save })
  useEffect(() => {
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      void saveNow()
    }
  }, [saveNow])
  return {
    setText,
    isKept: isSaved && text !== '',
    /** The reply was sent, and the draft deleted with it. */
    clear: useCallback(() => {
      setText('')
      markSaved('')
    }, [markSaved]),
    runAlone,
  }
}
