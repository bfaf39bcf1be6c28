import { useFetcher } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import type { ActionResult } from '#model/action-result.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'
import { UndoReply } from './undo-reply.tsx'

type PlannedReplyProps = { lead: string; planned: LeadView['planned'][number]; mayChange: boolean }

const heldReasons = {
  answer: 'On hold: the visitor has written since. Read that first, then send it or cancel it.',
  spam: 'On hold: the lead is marked as spam.',
  address: 'On hold: the visitor’s address can’t receive email.',
}

/** When a planned reply leaves, or why it doesn't, with buttons to send or cancel it. */
export function PlannedReply({ lead, planned, mayChange }: PlannedReplyProps) {
  const fetcher = useFetcher<ActionResult<unknown>>()
  useAnswerToast(fetcher.data)
  const { id, at, held } = planned
  return (
    <div className="grid gap-2">
      <p className="grid gap-1">
        <Tag tone={held ? 'late' : 'quiet'}>
          {held ? 'planned for ' : 'leaves on '}
          <Moment at={at} />
        </Tag>
        {held && <span className="text-soft">{heldReasons[held]}</span>}
      </p>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {held !== 'spam' && held !== 'address' && (
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value="send-planned" />
              <input type="hidden" name="event" value={id} />
              <Button size="sm" variant="outline" type="submit" busy={fetcher.state !== 'idle'}>
                Send now
              </Button>
            </fetcher.Form>
          )}
          <UndoReply lead={lead} event={id} label="Cancel this reply" />
        </div>
      )}
    </div>
  )
}
