import type { ReactNode } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Notice } from '#app/admin/kit/notice.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useSite } from '#app/use-site.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { OpenedPlan } from '#model/content/plan.ts'
import { localTime } from '#model/local-time.ts'
import { Button } from '#ui/button.tsx'

type PlanNoticesProps = { opened: OpenedDocument; document: EditedDocument }

/** What is scheduled, what could not run, and whether the page is off. */
export function PlanNotices({ opened, document }: PlanNoticesProps) {
  const { isOff, plans, mayChange } = opened
  return (
    <>
      {isOff && (
        <Line
          text="Taken off"
          detail="Visitors don’t see this, and its page answers “not found”. Publishing shows it again."
          isError
        >
          {mayChange && (
            <PlanButton document={document} intent="putBack">
              Put back
            </PlanButton>
          )}
        </Line>
      )}
      {plans.map((plan) => (
        <PlanNotice key={plan.id} plan={plan} opened={opened} document={document} />
      ))}
    </>
  )
}

function PlanNotice({ plan, opened, document }: PlanNoticesProps & { plan: OpenedPlan }) {
  const { id, action, at, by, failure, warning, isCurrent } = plan
  const { timeZone } = useSite().site
  const isPublish = action === 'publish'
  const isUnsaved = !document.isSaved || document.version > opened.version
  const isChanged = isPublish && (!isCurrent || isUnsaved)
  if (failure !== null) {
    return (
      <Line
        isError
        text={
          <>
            {isPublish ? 'Not published' : 'Not taken off'} on <Moment at={at} />, as {by} had
            scheduled
          </>
        }
        detail={failure}
      >
        {opened.mayChange && (
          <PlanButton document={document} intent="cancelPlan" values={{ id }}>
            Dismiss
          </PlanButton>
        )}
      </Line>
    )
  }
  const changed = isChanged
    ? 'The draft was changed since. Those changes are not part of it.'
    : null
  return (
    <Line
      text={
        <>
          {isPublish ? 'Scheduled to be published' : 'Scheduled to be taken off'} on{' '}
          <Moment at={at} /> by {by}
        </>
      }
      detail={warning === null ? changed : `It would fail today. ${warning}`}
      isError={warning !== null}
    >
      {opened.mayChange && (
        <>
          {isChanged && (
            <PlanButton
              document={document}
              intent="plan"
              values={{ action, at: localTime(new Date(at), timeZone) }}
            >
              Schedule the newer draft
            </PlanButton>
          )}
          <PlanButton document={document} intent="cancelPlan" values={{ id }}>
            Cancel the schedule
          </PlanButton>
        </>
      )}
    </Line>
  )
}

type LineProps = {
  text: ReactNode
  detail?: string | null
  isError?: boolean
  children: ReactNode
}

function Line({ text, detail, isError = false, children }: LineProps) {
  return (
    <Notice tone={isError ? 'error' : 'info'}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="max-w-[75ch] flex-1 basis-80">
          <p>{text}</p>
          {detail && <p className="font-normal text-ink">{detail}</p>}
        </div>
        <div className="flex flex-wrap gap-2 text-ink empty:hidden">{children}</div>
      </div>
    </Notice>
  )
}

type PlanButtonProps = {
  document: EditedDocument
  intent: Parameters<EditedDocument['changePublishing']>[0]
  values?: Record<string, string>
  children: ReactNode
}

function PlanButton({ document, intent, values, children }: PlanButtonProps) {
  const showToast = useToast()
  return (
    <Button
      size="sm"
      variant="outline"
      type="button"
      aria-disabled={document.work !== null}
      onClick={async () => {
        const reply = await document.changePublishing(intent, values)
        if (reply?.ok) showToast(reply.message)
      }}
    >
      {children}
    </Button>
  )
}
