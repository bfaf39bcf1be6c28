import { useFetcher } from 'react-router'
import type { ActionResult } from '#model/action-result.ts'
import { Button } from '#ui/button.tsx'

export type UndoneReply = ActionResult<{ reply: string; replyKey: string }>

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
