import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { Panel } from '#app/admin/kit/panel.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { REPLY_MAX } from '#model/leads/inbox.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'

/** Sends an email reply to the visitor. */
export function ReplyForm({ lead }: { lead: LeadView }) {
  const fetcher = useFetcher<ActionResult<{ replyKey: string }>>()
  const { data, state } = fetcher
  const form = useRef<HTMLFormElement>(null)
  // Stays the same for all attempts to send one reply, even if the lead changes meanwhile.
  const [key, setKey] = useState(lead.replyKey)
  useAnswerToast(data)
  useEffect(() => {
    if (!data?.ok) return
    form.current?.reset()
    // `lead` has not reloaded yet and still has the used key.
    setKey(data.value.replyKey)
  }, [data])
  if (!lead.canReply) {
    return (
      <p className="text-soft">
        The visitor’s email address can’t receive mail, so you can’t reply from here.
      </p>
    )
  }
  const isAnswered = lead.timeline.some(({ kind }) => kind === 'reply')
  const errors = fieldErrors(data)
  return (
    <Panel aria-label="Reply">
      <fetcher.Form method="post" ref={form} className="grid gap-3">
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="key" value={key} />
        <TextArea
          // Success resets the form.
          readOnly={state === 'submitting'}
          id="reply"
          name="reply"
          label={`${isAnswered ? 'Reply again' : 'Reply'} to ${lead.email}`}
          hint={
            lead.sendsMail
              ? 'Sent by email with the original message quoted.'
              : 'No mail server is set up yet. Replies are kept and sent once there is one.'
          }
          rows={6}
          maxLength={REPLY_MAX}
          error={errors?.reply}
          required
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
          <Button size="sm" type="submit" busy={state !== 'idle'}>
            Send reply
          </Button>
          {lead.status === 'new' && (
            <CheckField name="keep" value="1">
              Keep open after sending
            </CheckField>
          )}
        </div>
      </fetcher.Form>
    </Panel>
  )
}
