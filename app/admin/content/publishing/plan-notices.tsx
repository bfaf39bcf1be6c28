import type { ReactNode } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { Moment } from '#app/admin/kit/moment.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useSite } from '#app/use-site.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { type OpenedPlan, planParticiples } from '#model/content/plan.ts'
import { localTime } from '#model/local-time.ts'
import { Button } from '#ui/button.tsx'
import { NoticeLine } from './notice-line.tsx'
import { ReviewNotice } from './review-notice.tsx'

type PlanNoticesProps = { opened: OpenedDocument; document: EditedDocument }

/** Whether the page is off, a review, what is scheduled and what could not run. */
export function PlanNotices({ opened, document }: PlanNoticesProps) {
  const { isOff, plans, mayPublish } = opened
  const isUnsaved = !document.isSaved || document.version > opened.version
  return (
    <>
      {isOff && (
        <NoticeLine
          text="Unpublished"
          detail="Visitors don’t see this, and its page answers “not found”. Publishing shows it again."
          isError
        >
          {mayPublish && (
            <PlanButton document={document} action="content.republish">
              Publish again
            </PlanButton>
          )}
        </NoticeLine>
      )}
      <ReviewNotice opened={opened} document={document} isChanged={isUnsaved} />
      {plans.map((plan) => (
        <PlanNotice key={plan.id} plan={plan} opened={opened} document={document} />
      ))}
    </>
  )
}

function PlanNotice({ plan, opened, document }: PlanNoticesProps & { plan: OpenedPlan }) {
  const { id, action, at, by, failure, warning, isCurrent } = plan
  const { timeZone } = useSite().site
  const isUnsaved = !document.isSaved || document.version > opened.version
  const isChanged = action !== 'unpublish' && (!isCurrent || isUnsaved)
  if (failure !== null) {
    return (
      <NoticeLine
        isError
        text={
          <>
            Not {planParticiples[action]} on <Moment at={at} />, as {by} had scheduled
          </>
        }
        detail={failure}
      >
        {opened.mayPublish && (
          <PlanButton document={document} action="content.cancelPlan" values={{ id }}>
            Dismiss
          </PlanButton>
        )}
      </NoticeLine>
    )
  }
  const changed = isChanged
    ? 'The draft was changed since. Those changes are not part of it.'
    : null
  return (
    <NoticeLine
      text={
        <>
          Scheduled to be {planParticiples[action]} on <Moment at={at} /> by {by}
        </>
      }
      detail={warning === null ? changed : `It would fail today. ${warning}`}
      isError={warning !== null}
    >
      {opened.mayPublish && (
        <>
          {isChanged && (
            <PlanButton
              document={document}
              action="content.plan"
              values={{ action, at: localTime(new Date(at), timeZone) }}
            >
              Schedule the newer draft
            </PlanButton>
          )}
          <PlanButton document={document} action="content.cancelPlan" values={{ id }}>
            Cancel the schedule
          </PlanButton>
        </>
      )}
    </NoticeLine>
  )
}

type PlanButtonProps = {
  document: EditedDocument
  action: 'content.plan' | 'content.cancelPlan' | 'content.republish'
  values?: Record<string, string>
  children: ReactNode
}

function PlanButton({ document, action, values, children }: PlanButtonProps) {
  const showToast = useToast()
  return (
    <Button
      size="sm"
      variant="outline"
      type="button"
      aria-disabled={document.work !== null}
      onClick={async () => {
        const reply = await document.act(action, values)
        if (reply?.ok) showToast(reply.message)
      }}
    >
      {children}
    </Button>
  )
}
