import { ConflictNotice } from '#app/admin/kit/conflict-notice.tsx'
import { TwoVersions } from '#app/admin/kit/two-versions.tsx'
import { useSite } from '#app/use-site.ts'
import { documentPath } from '#model/admin-paths.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { describePath } from '#model/content/form/describe-path.ts'
import { differences } from '#model/content/form/differences.ts'
import { momentText } from '#model/moment-text.ts'
import { Button } from '#ui/button.tsx'
import type { EditedDocument } from './use-document.ts'

/** Longer comparisons are better made on the two pages. */
const SHOWN_MAX = 20

type DocumentConflictProps = { opened: OpenedDocument; document: EditedDocument }

/** Somebody else changed the same fields and saved: their texts beside the ones on this screen, and a choice. */
export function DocumentConflict({ opened, document }: DocumentConflictProps) {
  const { timeZone } = useSite().site
  const { result, saveFailure, version, value, overwrite, acceptTheirs } = document
  // The newer version is loaded after the conflict was noticed.
  const isLoaded = opened.version > version
  const different = isLoaded ? differences(opened.value, value) : []
  const by = (isLoaded && opened.saved?.by) || 'Someone else'
  return (
    <ConflictNotice
      title={saveFailure?.message ?? result?.message ?? `${by} ${changedMeanwhile}`}
      // Only after a button was pressed: typing must not be interrupted.
      takesFocus={saveFailure === undefined && result !== undefined}
      onOverwrite={opened.closed === null ? overwrite : undefined}
      actions={
        isLoaded && (
          <Button size="sm" variant="outline" type="button" onClick={acceptTheirs}>
            Use their version
          </Button>
        )
      }
    >
      {isLoaded && opened.saved && (
        <p>
          Saved by {opened.saved.by}, {momentText(opened.saved.at, timeZone, 'moment')}.
        </p>
      )}
      {isLoaded && (
        <TwoVersions
          fields={different.slice(0, SHOWN_MAX).map(({ path, theirs, mine }) => ({
            name: describePath(opened.schema, mine === null ? opened.value : value, path),
            theirs: theirs ?? '',
            mine: mine ?? '',
          }))}
        />
      )}
      {different.length > SHOWN_MAX && <p>And {different.length - SHOWN_MAX} more fields.</p>}
      <p>
        <a href={documentPath(opened.key)} target="_blank" rel="noopener" className="admin-link">
          Open their version in a new tab
        </a>
      </p>
    </ConflictNotice>
  )
}

const changedMeanwhile =
  'changed this after you opened it. Your changes are still on this screen: look at their version, or save yours over it. Their version stays in the history.'
