import { CheckField } from '#app/admin/kit/check-field.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { Key } from '#app/admin/kit/keys/key.tsx'
import { REPLY_MAX } from '#model/leads/inbox.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { BookingLink, CannedReplies } from './canned-replies.tsx'
import { ReplyAttachments } from './reply-attachments.tsx'
import { replyHint } from './reply-hint.ts'
import { ReplySignature, SignatureLink } from './reply-signature.tsx'
import { SendLater } from './send-later.tsx'
import { LeavingReply } from './undo-reply.tsx'
import { type SentReply, useReply } from './use-reply.ts'

type ReplyFormProps = { lead: LeadView; sent: SentReply | undefined }

/** Beside others at the foot of a window, the text grows with what is typed. */
const growing =
  'panes:[&_textarea]:field-sizing-content panes:[&_textarea]:max-h-[36svh] panes:[&_textarea]:min-h-24! panes:[&_textarea]:resize-none'

/** Sends an email reply to the visitor. */
export function ReplyForm({ lead, sent }: ReplyFormProps) {
  const reply = useReply(lead, sent)
  const { fetcher, form, field, look, at, setAt, unfilled } = reply
  const { data, state } = fetcher
  if (!lead.canReply) {
    return (
      <p className="border-line border-t py-4 text-soft">
        The visitor’s email address can’t receive mail, so you can’t reply from here.
      </p>
    )
  }
  const isFirst = lead.timeline.every(({ kind }) => kind !== 'reply')
  const errors = fieldErrors(data ?? sent)
  return (
    <section
      aria-label="Reply"
      className="border-line border-t pt-4 panes:max-h-[60svh] panes:overflow-y-auto panes:pb-4"
    >
      <fetcher.Form
        method="post"
        encType="multipart/form-data"
        ref={form}
        onSubmit={reply.send}
        className={`grid gap-2.5 ${growing}`}
      >
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="key" value={reply.key} />
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
          hint={replyHint(lead)}
          rows={6}
          maxLength={REPLY_MAX}
          defaultValue={reply.start}
          error={errors?.reply}
          required
        />
        <p role="status" className="text-alarm empty:hidden">
          {unfilled && `Not filled in: {${unfilled}}. Replace or remove it, then send.`}
        </p>
        <p className="text-small text-soft empty:hidden">
          {reply.isKept && 'Draft saved. Only you see it.'}
        </p>
        <ReplySignature signature={lead.signature} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
          <Button size="sm" type="submit" title="Ctrl+Enter" busy={state !== 'idle'}>
            {at ? 'Plan reply' : 'Send reply'}
            <Key name="Ctrl ↵" isOnInk />
          </Button>
          {lead.canned.length > 0 && <CannedReplies lead={lead} field={field} onInsert={look} />}
          {!lead.canned.some(({ text }) => text.includes('{booking page}')) && (
            <BookingLink lead={lead} field={field} onInsert={look} />
          )}
          <SendLater at={at} error={errors?.at} onChange={setAt} />
          <ReplyAttachments
            attached={lead.draft.files}
            error={errors?.files}
            sent={data?.ok ? data : undefined}
          />
          <div className="flex flex-wrap items-center gap-x-6">
            {lead.status === 'new' && (
              <CheckField name="keep" value="1">
                Keep open after sending
              </CheckField>
            )}
            <SignatureLink signature={lead.signature} />
          </div>
        </div>
      </fetcher.Form>
      <LeavingReply lead={lead} />
    </section>
  )
}
