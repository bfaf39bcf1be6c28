import { SessionEnded } from '#app/admin/accounts/auth/session-ended.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { useLoadNewer } from '#app/admin/presence/use-load-newer.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { newsletterPaths } from '#model/admin-paths.ts'
import { issueName } from '#model/newsletter/issue.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { DeliveryFigures } from './delivery-figures.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { DuplicateButton } from './duplicate-button.tsx'
import { EmailFrame } from './email-frame.tsx'
import { LeftText } from './left-text.tsx'
import { useDelivery } from './use-delivery.ts'

type IssueViewProps = {
  issue: OpenedIssue
  /** The newest version that the server told of. */
  known: number
}

/** An issue that cannot be changed now, or not by this person. */
export function IssueView({ issue, known }: IssueViewProps) {
  const { id, subject, preheader, state, version } = issue
  const delivery = useDelivery({ id, version: () => version, save: async () => true })
  useLoadNewer({ known, version, isBusy: delivery.work !== null })
  const hasFigures = state === 'sending' || state === 'sent' || state === 'cancelled'
  return (
    <>
      <PageHeader
        title={issueName(subject)}
        intro={preheader}
        back={{ to: newsletterPaths.issues, name: 'Issues' }}
      >
        {mayAct(usePerson().role, 'author') && <DuplicateButton id={id} />}
      </PageHeader>
      <LeftText issue={issue} />
      <FormAlert result={delivery.failure} />
      <SessionEnded results={[delivery.failure]} onSignedIn={() => void delivery.repeat()} />
      <DeliveryPanel issue={issue} delivery={delivery} />
      {hasFigures && <DeliveryFigures issue={issue} />}
      <div className="h-[min(--spacing(200),85svh)]">
        <EmailFrame id={id} version={version} initialWidth="full" />
      </div>
    </>
  )
}
