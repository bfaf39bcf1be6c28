import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/kit/confirm.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { countSubscribers } from '#model/newsletter/issue.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { Button } from '#ui/button.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { number } from './issue-state.tsx'
import { useIssueAction } from './use-issue-action.tsx'

type Intent = 'pause' | 'stop' | 'resume'

/** An issue's delivery; stops and resumes sending. */
export function SentDelivery({ issue }: { issue: OpenedIssue }) {
  const { id, state, failure, hasServer, sent, recipients, isRetried } = issue
  const maySend = mayAct(usePerson().role, 'editor')
  const [dialog, setDialog] = useState<Intent | null>(null)
  const { act, work, alert } = useIssueAction<Intent>(id)
  const close = () => setDialog(null)

  const stop = isRetried ? 'Stop retrying' : 'Stop sending'
  const have = `${number(sent)} of ${countSubscribers(recipients)} have the email already.`
  return (
    <>
      {alert}
      <DeliveryPanel issue={issue}>
        {maySend && state === 'sending' && !isRetried && (
          <Button
            size="sm"
            type="button"
            variant="outline"
            busy={work === 'pause'}
            onClick={() => void act('pause')}
          >
            Pause
          </Button>
        )}
        {maySend && state === 'paused' && (
          <Button
            size="sm"
            type="button"
            variant="outline"
            busy={work === 'resume'}
            onClick={() => void act('resume')}
          >
            Resume
          </Button>
        )}
        {maySend && (state === 'sending' || state === 'paused') && (
          <Button
            size="sm"
            type="button"
            variant="danger"
            busy={work === 'stop'}
            onClick={() => setDialog('stop')}
          >
            {stop}
          </Button>
        )}
        {maySend && state === 'cancelled' && sent < recipients && (
          <Button
            size="sm"
            type="button"
            variant="outline"
            aria-disabled={!hasServer || work !== null}
            busy={work === 'resume'}
            onClick={() => setDialog('resume')}
          >
            Send to the others
          </Button>
        )}
        {dialog === 'stop' && (
          <ConfirmDialog
            question={`${stop}?`}
            consequence={`${have} The rest won’t get it unless you resume.`}
            confirm={stop}
            onConfirm={() => void act('stop')}
            onClose={close}
          />
        )}
        {dialog === 'resume' && (
          <ConfirmDialog
            question="Send it to the others?"
            consequence={`${have} Everyone else who is still subscribed will get it now${failure === null ? '' : ', including those who got it after the backup was made'}.`}
            confirm="Send to the others"
            variant="solid"
            onConfirm={() => void act('resume')}
            onClose={close}
          />
        )}
      </DeliveryPanel>
    </>
  )
}
