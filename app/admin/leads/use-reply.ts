import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { unfilledPlaceholder } from '#model/content/reply-placeholders.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { useUndoReply } from './undo-reply.tsx'
import { useReplyDraft } from './use-reply-draft.ts'

/** A reply that was sent without scripts, with what was typed if it was refused. */
export type SentReply = ActionResult<{ replyKey: string }> & { typed?: string }

/** What is typed as a reply, kept as a draft, and its sending. */
export function useReply(lead: LeadView, sent: SentReply | undefined) {
  const fetcher = useFetcher<ActionResult<{ replyKey: string }>>()
  const { data, state } = fetcher
  const undo = useUndoReply(lead.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [start] = useState(sent?.typed ?? lead.draft.text)
  // Stays the same for all attempts to send one reply, even if the lead changes meanwhile.
  const [key, setKey] = useState(lead.replyKey)
  const [at, setAt] = useState('')
  const [unfilled, setUnfilled] = useState<string>()
  const { setText, isKept, clear, runAlone } = useReplyDraft({
    lead: lead.id,
    start,
    isPaused: state !== 'idle',
  })
  const look = useCallback(() => {
    const text = field.current?.value ?? ''
    setText(text)
    setUnfilled(unfilledPlaceholder(text))
  }, [setText])
  // What was typed before the scripts arrived.
  useEffect(look, [look])
  useAnswerToast(data)
  useAnswerToast(undo.data)
  useEffect(() => {
    if (!data?.ok) return
    form.current?.reset()
    if (field.current) field.current.value = ''
    clear()
    setAt('')
    setUnfilled(undefined)
    // `lead` has not reloaded yet and still has the used key.
    setKey(data.value.replyKey)
  }, [data, clear])
  useEffect(() => {
    if (!undo.data?.ok || !field.current) return
    const { reply, replyKey } = undo.data.value
    // What was typed meanwhile stays below.
    field.current.value = [reply, field.current.value].filter(Boolean).join('\n\n')
    field.current.focus()
    look()
    setKey(replyKey)
  }, [undo.data, look])
  /** After a draft that is being saved, which would come back otherwise. */
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    void runAlone(() => fetcher.submit(currentTarget))
  }
  return { fetcher, form, field, start, key, at, setAt, unfilled, isKept, look, send }
}
