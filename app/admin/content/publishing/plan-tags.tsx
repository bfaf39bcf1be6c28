import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { type Plan, planParticiples } from '#model/content/plan.ts'

type PlanTagsProps = { isOff: boolean; plans: Plan[] }

/** Tags for a page that is off and for what is scheduled. */
export function PlanTags({ isOff, plans }: PlanTagsProps) {
  return (
    <>
      {isOff && <Tag tone="late">Unpublished</Tag>}
      {plans.map(({ id, action, at, failure }) => (
        <span key={id} className="flex flex-wrap items-baseline gap-x-2">
          <Tag tone={failure === null ? 'loud' : 'late'}>{nameOf(action, failure !== null)}</Tag>
          <span className="text-soft">
            <Moment at={at} style="day" />
          </span>
        </span>
      ))}
    </>
  )
}

function nameOf(action: Plan['action'], hasFailed: boolean) {
  if (hasFailed) return `Not ${planParticiples[action]}`
  return action === 'unpublish' ? 'Unpublished from' : 'Scheduled'
}
