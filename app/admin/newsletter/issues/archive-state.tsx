import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/kit/confirm.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { Button } from '#ui/button.tsx'
import { useIssueAction } from './use-issue-action.tsx'

type Intent = 'publish' | 'withdraw'

/** Whether everybody can read an issue that was sent on the site; publishes and withdraws it. */
export function ArchiveState({ issue: { id, archive } }: { issue: OpenedIssue }) {
  const mayPublish = mayAct(usePerson().role, 'editor')
  const [isAsking, setIsAsking] = useState(false)
  const { act, work, alert } = useIssueAction<Intent>(id)
  const isPublic = archive?.isPublic === true

  return (
    <section aria-label="Archive" className="grid gap-3">
      {alert}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-[75ch] flex-1 basis-80 wrap-anywhere">
          {archive && isPublic ? (
            <>
              Everybody can read it at{' '}
              <a href={archive.path} className="admin-link">
                {archive.path}
              </a>
            </>
          ) : archive ? (
            'Withdrawn from the archive. Its address says so.'
          ) : (
            'Not in the archive: only those who got the email can read it.'
          )}
        </p>
        {mayPublish && (
          <Button
            size="sm"
            type="button"
            variant="outline"
            busy={work !== null}
            onClick={() => (isPublic ? setIsAsking(true) : void act('publish'))}
          >
            {isPublic ? 'Withdraw from the archive' : 'Publish in the archive'}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          question="Withdraw it from the archive?"
          consequence="Links to it, also those in the emails, will say that it was withdrawn. You can publish it again."
          confirm="Withdraw"
          onConfirm={() => void act('withdraw')}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
