import { isOverdue, timeLeft } from '#model/inbox.ts'
import { Tag } from '../ui/tag.tsx'

/** How long there is still to answer, or for how long it is overdue. */
export function Due({ due, now }: { due: string; now: string }) {
  return <Tag tone={isOverdue(due, now) ? 'late' : 'loud'}>{timeLeft(due, now)}</Tag>
}
