import { Tag } from '#app/admin/kit/tag.tsx'
import type { Deal } from '#server/features/pipeline/deal-cards.ts'

/** What is to be done, and when; nothing if nothing is planned. */
export function NextStep({ deal }: { deal: Deal }) {
  const { step, stepOn, stepDay, isOverdue, isToday } = deal
  if (!step) return null
  return (
    <span className="grid justify-items-start gap-0.5">
      <bdi className="wrap-anywhere">{step}</bdi>
      {stepOn && (
        <Tag tone={isOverdue ? 'late' : isToday ? 'loud' : 'quiet'}>
          <time dateTime={stepOn}>
            {isOverdue && 'Overdue, '}
            {isToday ? 'Today' : stepDay}
          </time>
        </Tag>
      )}
    </span>
  )
}
