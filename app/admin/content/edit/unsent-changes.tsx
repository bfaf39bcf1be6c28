import { SessionEnded } from '#app/admin/accounts/auth/session-ended.tsx'
import { useKeptChanges } from '#app/admin/kit/use-kept-changes.ts'
import { useScreenPerson } from '#app/admin/shell/screen-person.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { differences } from '#model/content/form/differences.ts'
import { KeptOffer } from './kept-offer.tsx'
import type { EditedDocument } from './use-document.ts'

type UnsentChangesProps = { opened: OpenedDocument; document: EditedDocument }

/** What happens to changes that cannot be saved: a session that has ended, a connection that is lost. */
export function UnsentChanges({ opened, document }: UnsentChangesProps) {
  const { result, saveFailure, repeat } = document
  return (
    <>
      <KeptChangesOffer opened={opened} document={document} />
      <SessionEnded results={[saveFailure, result]} onSignedIn={() => void repeat()} />
    </>
  )
}

function KeptChangesOffer({ opened, document }: UnsentChangesProps) {
  const { id } = useScreenPerson()
  const { value, version, isSaved, restore } = document
  const { offered, close } = useKeptChanges({
    name: `${id} ${opened.key}`,
    value,
    version,
    isSaved,
    isKnown: (kept) => differences(opened.value, kept).length === 0,
  })
  if (!offered) return null
  return <KeptOffer opened={opened} offered={offered} onRestore={restore} onClose={close} />
}
