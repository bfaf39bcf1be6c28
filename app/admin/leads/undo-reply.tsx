import { useFetcher } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'

type UndoneReply = ActionResult<{ reply: string; replyKey: string }>

/** One for all "Undo" buttons of a lead, so that the reply form gets the text from each. */
export function useUndoReply(lead: string) {
  return useFetcher<UndoneReply>({ key: `undo reply ${lead}` })
}

type UndoReplyProps = { lead: string; event: string; label?: string }

/** Takes back a reply that has not left. */
export function UndoReply({ lead, event, label = 'Undo' }: UndoReplyProps) {
  const fetcher = useUndoReply(lead)
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="undo-reply" />
      <input type="hidden" name="event" value={event} />
      <Button size="sm" variant="outline" type="submit" busy={fetcher.state !== 'idle'}>
        {label}
      </Button>
    </fetcher.Form>
  )
}

/** The person's own reply that is about to leave, with its "Undo". */
export function LeavingReply({ lead }: { lead: LeadView }) {
  const replies = lead.timeline.flatMap((entry) => (entry.kind === 'reply' ? [entry] : []))
  const leaving = replies.findLast(({ isOwn, delivery }) => isOwn && delivery?.hasNotLeft)
  if (!leaving || !lead.sendsMail) return null
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-3">
      <p>Your reply is about to leave.</p>
      <UndoReply lead={lead.id} event={leaving.id} />
    </div>
  )
}
