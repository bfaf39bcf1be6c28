import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { useLoadNewer } from '#app/admin/presence/use-load-newer.ts'
import { usePresence } from '#app/admin/presence/use-presence.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { newsletterPaths } from '#model/admin-paths.ts'
import { issueKey } from '#model/content/standalone.ts'
import { issueName } from '#model/newsletter/issue.ts'
import { documentSubject } from '#model/presence/presence.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { Button } from '#ui/button.tsx'
import { ArchiveState } from './archive-state.tsx'
import { DeliveryFigures } from './delivery-figures.tsx'
import { EmailFrame } from './email-frame.tsx'
import { IssueLinks } from './issue-links.tsx'
import { SentDelivery } from './sent-delivery.tsx'
import { useChangeIssue } from './use-change-issue.ts'

/** An issue that cannot be changed any more, or not by this person. */
export function IssueView({ issue }: { issue: OpenedIssue }) {
  const { id, subject, preheader, state, version } = issue
  const isOpen = state === 'draft' || state === 'scheduled'
  const change = useChangeIssue(id)
  const presence = usePresence({
    subject: isOpen ? documentSubject(issueKey(id)) : null,
    isReading: true,
  })
  useLoadNewer({ known: presence.version, version, isBusy: false })
  return (
    <>
      <PageHeader
        title={issueName(subject)}
        intro={preheader}
        back={{ to: newsletterPaths.issues, name: 'Issues' }}
      >
        {mayAct(usePerson().role, 'author') && (
          <Button
            size="sm"
            variant="outline"
            type="button"
            onClick={() => void change('duplicate')}
          >
            Duplicate
          </Button>
        )}
      </PageHeader>
      <SentDelivery issue={issue} />
      {!isOpen && <DeliveryFigures issue={issue} />}
      {!isOpen && <ArchiveState issue={issue} />}
      {!isOpen && <IssueLinks issue={issue} />}
      <div className="h-[min(--spacing(200),85svh)]">
        <EmailFrame id={id} version={version} initialWidth="full" />
      </div>
    </>
  )
}
