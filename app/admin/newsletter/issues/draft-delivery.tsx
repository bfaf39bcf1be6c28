import { useId, useState } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { ScheduleDialog } from '#app/admin/content/publishing/schedule-dialog.tsx'
import { ConfirmDialog } from '#app/admin/kit/confirm.tsx'
import { hasEarlierChanges } from '#app/admin/kit/kept-storage.ts'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useScreenPerson } from '#app/admin/shell/screen-person.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { issueKey } from '#model/content/standalone.ts'
import { countSubscribers, textErrors } from '#model/newsletter/issue.ts'
import { issueValues } from '#model/newsletter/issue-document.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { Button } from '#ui/button.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { useSegmentCount } from './use-segment-count.ts'

type DraftDeliveryProps = { issue: OpenedIssue; document: EditedDocument }

/** Sends a draft, at once or at a time, and to oneself. It is saved first, so that what is seen is what is sent. */
export function DraftDelivery({ issue: opened, document }: DraftDeliveryProps) {
  const issue = useSegmentCount(opened, document)
  const { id, subscribers, hasServer, state } = issue
  const maySend = mayAct(usePerson().role, 'editor')
  const [dialog, setDialog] = useState<'send' | 'schedule' | null>(null)
  const [work, setWork] = useState<'test' | 'send' | null>(null)
  const prepare = usePrepare(id, document)
  const showToast = useToast()
  const textId = useId()
  const close = () => setDialog(null)
  const isBusy = document.work !== null
  const isUnsendable = !hasServer || subscribers === 0 || isBusy
  const common = { size: 'sm', type: 'button', 'aria-describedby': textId } as const

  async function open(next: 'send' | 'schedule') {
    if (await prepare()) setDialog(next)
  }

  async function act(name: 'issues.sendTest' | 'issues.send', next: 'test' | 'send') {
    setWork(next)
    const reply = await document.act(name, { id })
    if (reply?.ok) showToast(reply.message)
    setWork(null)
  }

  return (
    <DeliveryPanel issue={issue} textId={textId}>
      <Button
        {...common}
        variant="outline"
        aria-disabled={!hasServer || isBusy}
        busy={work === 'test'}
        aria-label="Send a test to me"
        onClick={() => void act('issues.sendTest', 'test')}
      >
        <span>
          Send a test<span className="max-sm:hidden"> to me</span>
        </span>
      </Button>
      {maySend && (
        <>
          <Button
            {...common}
            variant="outline"
            aria-disabled={isUnsendable}
            onClick={() => void open('schedule')}
          >
            {state === 'draft' ? 'Schedule' : 'Change the time'}
          </Button>
          <Button
            {...common}
            aria-disabled={isUnsendable}
            busy={work === 'send'}
            onClick={() => void open('send')}
          >
            Send now
          </Button>
        </>
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog document={document} actions={['send']} onClose={close} />
      )}
      {dialog === 'send' && (
        <ConfirmDialog
          question={`Send to ${countSubscribers(subscribers)} now?`}
          consequence="Sending starts at once and can’t be undone: anyone who already has the email keeps it."
          confirm="Send now"
          variant="solid"
          onConfirm={() => void act('issues.send', 'send')}
          onClose={close}
        />
      )}
    </DeliveryPanel>
  )
}

/** Before a dialog asks: saves, and says what is missing. False if it can't be sent like this. */
function usePrepare(id: string, document: EditedDocument) {
  const person = useScreenPerson()
  return async () => {
    if (!(await document.save())) return false
    const errors = textErrors(issueValues(document.latest()))
    const missing = Object.values(errors)
    const hasOffer = hasEarlierChanges(`${person.id} ${issueKey(id)}`)
    const message = hasOffer
      ? 'You have unsaved changes. Restore or discard them first.'
      : missing.join('. ')
    if (message === '') return true
    document.refuse({ ok: false, status: 422, message, ...(!hasOffer && { errors }) })
    return false
  }
}
