import { Tag } from '#app/admin/kit/tag.tsx'
import type { Deal } from '#server/features/pipeline/deal-cards.ts'

/** What is to be done, and when; nothing if nothing is planned. */
export function NextStep({ deal }: { deal: Deal }) {
  if (!deal.step) return null
  return (
    <span className="grid justify-items-start gap-0.5">
      <bdi className="wrap-anywhere">{deal.step}</bdi>
      <StepDay deal={deal} isLong />
    </span>
  )
}

/** When the next step is due; `isLong`: in words where it is late. */
export function StepDay({ deal, isLong = false }: { deal: Deal; isLong?: boolean }) {
  const { stepOn, stepDay, isOverdue, isToday } = deal
  if (!stepOn) return null
  if (!isOverdue && !isToday) {
    return (
      <time dateTime={stepOn} className="label text-soft whitespace-nowrap">
        {stepDay}
      </time>
    )
  }
  return (
    <Tag tone={isOverdue ? 'late' : 'loud'}>
      <time dateTime={stepOn}>
        {isOverdue && <span className={isLong ? undefined : 'sr-only'}>Overdue, </span>}
        {isToday ? 'Today' : stepDay}
      </time>
    </Tag>
  )
}
