import { Tag } from '#app/admin/kit/tag.tsx'
import { isOverdue, timeLeft } from '#model/leads/inbox.ts'

/** How long there is still to answer, or for how long it is overdue. */
export function Due({ due, now }: { due: string; now: string }) {
  return <Tag tone={isOverdue(due, now) ? 'late' : 'loud'}>{timeLeft(due, now)}</Tag>
}
