import { Tag } from '#app/admin/kit/tag.tsx'
import { isOverdue, timeLeft } from '#model/leads/inbox.ts'

/** The time left to reply, or how long the reply is overdue. */
export function Due({ due, now }: { due: string; now: string }) {
  return <Tag tone={isOverdue(due, now) ? 'late' : 'loud'}>{timeLeft(due, now)}</Tag>
}
