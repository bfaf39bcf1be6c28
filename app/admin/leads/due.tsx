import { Tag } from '#app/admin/kit/tag.tsx'
import { isOverdue, timeLeft } from '#model/leads/inbox.ts'

type DueProps = { due: string; now: string; className?: string }

/** The time left to reply, or how long the reply is overdue. */
export function Due({ due, now, className }: DueProps) {
  return (
    <Tag tone={isOverdue(due, now) ? 'late' : 'loud'} className={className}>
      {timeLeft(due, now)}
    </Tag>
  )
}
