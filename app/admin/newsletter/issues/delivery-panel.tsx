import { useId, useState } from 'react'
import { ConfirmDialog } from '#app/admin/kit/confirm.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { countSubscribers } from '#model/newsletter/issue.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { DeliveryText } from './delivery-text.tsx'
import { number } from './issue-state.tsx'
import { ScheduleIssue } from './schedule-issue.tsx'
import type { Delivery } from './use-delivery.ts'

type DeliveryPanelProps = { issue: OpenedIssue; delivery: Delivery }
/** Takes the focus when its buttons have done their work and are gone. */
export const deliveryId = 'delivery'

type Dialog = 'send' | 'schedule' | 'stop' | 'resume'

/** To whom and when the issue goes, and the buttons for that. */
export function DeliveryPanel({ issue, delivery }: DeliveryPanelProps) {
  const { state, failure, subscribers, hasServer, sent, recipients, isRetried } = issue
  const { work, act, prepare } = delivery
  const { role } = usePerson()
  const maySend = mayAct(role, 'editor')
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const textId = useId()
  const close = () => setDialog(null)
  async function open(next: Dialog) {
    if (await prepare()) setDialog(next)
  }
  const isOpen = state === 'draft' || state === 'scheduled'
  const isUnsendable = !hasServer || subscribers === 0
  const common = { size: 'sm', type: 'button', 'aria-describedby': textId } as const
  return (
    <section
      id={deliveryId}
      tabIndex={-1}
      aria-label="Delivery"
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-4 bg-raised px-4.5 py-3.5 outline-none max-sm:[&_button]:px-3',
        state === 'cancelled' || failure !== null ? 'border-alarm' : 'border-well',
      )}
    >
      <div id={textId} className="max-w-[75ch] flex-1 basis-80">
        <DeliveryText issue={issue} role={role} />
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayAct(role, 'author') && isOpen && (
          <Button
            {...common}
            variant="outline"
            aria-disabled={!hasServer || work !== null}
            busy={work === 'sendTest'}
            aria-label="Send a test to me"
            onClick={() => void act('sendTest')}
          >
            <span>
              Send a test<span className="max-sm:hidden"> to me</span>
            </span>
          </Button>
        )}
        {maySend && state === 'scheduled' && (
          <Button
            {...common}
            variant="outline"
            aria-disabled={work !== null}
            busy={work === 'unschedule'}
            onClick={() => void act('unschedule')}
          >
            Cancel the schedule
          </Button>
        )}
        {maySend && isOpen && (
          <>
            <Button
              {...common}
              variant="outline"
              aria-disabled={isUnsendable || work !== null}
              busy={work === 'schedule'}
              onClick={() => void open('schedule')}
            >
              {state === 'draft' ? 'Schedule' : 'Change the time'}
            </Button>
            <Button
              {...common}
              aria-disabled={isUnsendable || work !== null}
              busy={work === 'send'}
              onClick={() => void open('send')}
            >
              Send now
            </Button>
          </>
        )}
        {maySend && state === 'sending' && (
          <Button
            {...common}
            variant="danger"
            busy={work === 'stop'}
            onClick={() => setDialog('stop')}
          >
            {isRetried ? 'Stop trying' : 'Stop sending'}
          </Button>
        )}
        {maySend && state === 'cancelled' && sent < recipients && (
          <Button
            {...common}
            variant="outline"
            aria-disabled={!hasServer || work !== null}
            busy={work === 'resume'}
            onClick={() => setDialog('resume')}
          >
            Send to the others
          </Button>
        )}
      </div>
      {dialog === 'schedule' && <ScheduleIssue issue={issue} delivery={delivery} onClose={close} />}
      {dialog === 'send' && (
        <ConfirmDialog
          question={`Send to ${countSubscribers(subscribers)} now?`}
          consequence="Sending starts at once and can’t be undone: anyone who already has the email keeps it."
          confirm="Send now"
          variant="solid"
          onConfirm={() => void act('send')}
          onClose={close}
        />
      )}
      {dialog === 'stop' && (
        <ConfirmDialog
          question={isRetried ? 'Stop trying?' : 'Stop sending?'}
          consequence={`${number(sent)} of ${countSubscribers(recipients)} have the email already. The others don’t get it unless you resume.`}
          confirm={isRetried ? 'Stop trying' : 'Stop sending'}
          onConfirm={() => void act('stop')}
          onClose={close}
        />
      )}
      {dialog === 'resume' && (
        <ConfirmDialog
          question="Send it to the others?"
          consequence={`${number(sent)} of ${countSubscribers(recipients)} have the email already. All others who are still subscribed get it now${failure === null ? '' : ', also those who got it after the backup was made'}.`}
          confirm="Send to the others"
          variant="solid"
          onConfirm={() => void act('resume')}
          onClose={close}
        />
      )}
    </section>
  )
}
