import { useFetcher } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import { Button } from '#ui/button.tsx'

type WaitingProps = { lead: LeadView; mayChange: boolean }

/** Who waits for whose answer. What a client writes about a closed deal may need none. */
export function Waiting({ lead, mayChange }: WaitingProps) {
  const settle = useFetcher({ key: `settle ${lead.id}` })
  const { waiting, status } = lead
  if (!waiting) return null
  const isClosed = status === 'won' || status === 'lost'
  return (
    <>
      <span className="label text-soft">
        Waiting for {waiting.for === 'us' ? 'us' : 'them'} since <Moment at={waiting.since} />
      </span>
      {mayChange && isClosed && (
        <settle.Form method="post">
          <input type="hidden" name="intent" value="settle" />
          <Button size="sm" variant="outline" type="submit" busy={settle.state !== 'idle'}>
            No answer needed
          </Button>
        </settle.Form>
      )}
    </>
  )
}
