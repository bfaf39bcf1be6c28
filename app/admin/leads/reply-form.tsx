import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { Key } from '#app/admin/kit/keys/key.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { unfilledPlaceholder } from '#model/content/reply-placeholders.ts'
import { REPLY_MAX } from '#model/leads/inbox.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { CannedReplies } from './canned-replies.tsx'
import { ReplyAttachments } from './reply-attachments.tsx'
import { ReplySignature, SignatureLink } from './reply-signature.tsx'
import { SendLater } from './send-later.tsx'
import { LeavingReply, useUndoReply } from './undo-reply.tsx'
import { useReplyDraft } from './use-reply-draft.ts'

/** A reply that was sent without scripts, with what was typed if it was refused. */
export type SentReply = ActionResult<{ replyKey: string }> & { typed?: string }

type ReplyFormProps = { lead: LeadView; sent: SentReply | undefined }

/** Sends an email reply to the visitor. */
export function ReplyForm({ lead, sent }: ReplyFormProps) {
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

  if (!lead.canReply) {
    return (
      <p className="text-soft">
        The visitor’s email address can’t receive mail, so you can’t reply from here.
      </p>
    )
  }
  const isFirst = lead.timeline.every(({ kind }) => kind !== 'reply')
  const errors = fieldErrors(data ?? sent)
  return (
    <Panel aria-label="Reply">
      <fetcher.Form
        method="post"
        encType="multipart/form-data"
        ref={form}
        onSubmit={send}
        className="grid gap-3"
      >
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="key" value={key} />
        <TextArea
          // Success resets the form.
          readOnly={state === 'submitting'}
          ref={field}
          onInput={look}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            form.current?.requestSubmit()
          }}
          id="reply"
          name="reply"
          label={
            <span className="flex flex-wrap items-center gap-2">
              {`${isFirst ? 'Reply' : 'Reply again'} to ${lead.email}`}
              <Key name="R" />
            </span>
          }
          hint={
            lead.sendsMail
              ? 'Sent by email with the original message quoted.'
              : 'No mail server is set up yet. Replies are kept and sent once there is one.'
          }
          rows={6}
          maxLength={REPLY_MAX}
          defaultValue={start}
          error={errors?.reply}
          required
        />
        <p role="status" className="text-alarm empty:hidden">
          {unfilled && `Not filled in: {${unfilled}}. Replace or remove it, then send.`}
        </p>
        <p className="text-small text-soft empty:hidden">
          {isKept && 'Draft saved. Only you see it.'}
        </p>
        <ReplySignature signature={lead.signature} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
          <Button size="sm" type="submit" title="Ctrl+Enter" busy={state !== 'idle'}>
            {at ? 'Plan reply' : 'Send reply'}
            <Key name="Ctrl ↵" isOnInk />
          </Button>
          {lead.status === 'new' && (
            <CheckField name="keep" value="1">
              Keep open after sending
            </CheckField>
          )}
          {lead.canned.length > 0 && <CannedReplies lead={lead} field={field} onInsert={look} />}
          <SendLater at={at} error={errors?.at} onChange={setAt} />
          <ReplyAttachments
            attached={lead.draft.files}
            error={errors?.files}
            sent={data?.ok ? data : undefined}
          />
          <SignatureLink signature={lead.signature} />
        </div>
      </fetcher.Form>
      <LeavingReply lead={lead} />
    </Panel>
  )
}
