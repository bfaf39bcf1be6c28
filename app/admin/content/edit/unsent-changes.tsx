import { useState } from 'react'
import { SignInDialog } from '#app/admin/accounts/auth/sign-in-dialog.tsx'
import { Panel } from '#app/admin/kit/panel.tsx'
import { useKeptChanges } from '#app/admin/kit/use-kept-changes.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { useSite } from '#app/use-site.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { momentText } from '#model/moment-text.ts'
import { Button } from '#ui/button.tsx'
import type { EditedDocument } from './use-document.ts'

type UnsentChangesProps = { opened: OpenedDocument; document: EditedDocument }

/** What happens to changes that cannot be saved: a session that has ended, a connection that is lost. */
export function UnsentChanges({ opened, document }: UnsentChangesProps) {
  const { result, saveFailure } = document
  const failure = saveFailure ?? (result?.ok === false ? result : undefined)
  const [dismissed, setDismissed] = useState<typeof failure>()
  const needsSignIn = failure?.status === 401 && failure !== dismissed
  return (
    <>
      {opened.mayChange && <KeptChangesOffer opened={opened} document={document} />}
      {needsSignIn && (
        <SignInDialog
          onDone={() => {
            setDismissed(failure)
            void document.save()
          }}
          onClose={() => setDismissed(failure)}
        />
      )}
    </>
  )
}

/** Offers the changes of an earlier visit that did not reach the server. */
function KeptChangesOffer({ opened, document }: UnsentChangesProps) {
  const { id } = usePerson()
  const { timeZone } = useSite().site
  const { value, version, isSaved } = document
  const kept = useKeptChanges({ name: `${id} ${opened.key}`, value, version, isSaved })
  const { offered } = kept
  if (!offered) return null
  return (
    <Panel aria-labelledby="kept-title" className="bg-raised">
      <div className="grid gap-1">
        <h2 id="kept-title" className="text-section">
          Changes from {momentText(offered.at, timeZone, 'moment')} were not saved
        </h2>
        <p className="text-soft">
          The connection was lost, or the page was closed too early. This browser has kept them.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          type="button"
          onClick={() => {
            document.restore(offered.value, offered.version)
            kept.close()
          }}
        >
          Restore
        </Button>
        <Button size="sm" type="button" variant="danger" onClick={kept.close}>
          Discard
        </Button>
      </div>
    </Panel>
  )
}
