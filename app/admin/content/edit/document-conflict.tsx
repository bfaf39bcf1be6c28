import type { ReactNode } from 'react'
import { ConflictNotice } from '#app/admin/kit/conflict-notice.tsx'
import { Summary } from '#app/admin/kit/summary.tsx'
import { useSite } from '#app/use-site.ts'
import { documentPath } from '#model/admin-paths.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { describePath } from '#model/content/form/describe-path.ts'
import { differences } from '#model/content/form/differences.ts'
import type { Merged } from '#model/content/form/merge-versions.ts'
import { momentText } from '#model/moment-text.ts'
import { Button } from '#ui/button.tsx'
import type { EditedDocument } from './use-document.ts'

/** Longer comparisons are better made on the two pages. */
const SHOWN_MAX = 20

type DocumentConflictProps = { opened: OpenedDocument; document: EditedDocument }

/** Somebody else saved this document: their fields beside the ones on this screen, and a choice. */
export function DocumentConflict({ opened, document }: DocumentConflictProps) {
  const { timeZone } = useSite().site
  const { result, saveFailure, version, value, overwrite, acceptTheirs, takeOver } = document
  // The newer version is loaded after the conflict was noticed.
  const isLoaded = opened.version > version
  const different = isLoaded ? differences(opened.value, value) : []
  const merged = document.merged()
  const by = (isLoaded && opened.saved?.by) || 'Someone else'
  return (
    <ConflictNotice
      title={
        merged
          ? `${by} changed ${placesIn(opened, merged)}, and you something else`
          : (saveFailure?.message ?? result?.message ?? `${by} ${changedMeanwhile}`)
      }
      // Only after a button was pressed: typing must not be interrupted.
      takesFocus={saveFailure === undefined && result !== undefined}
      main={
        merged && (
          <Button size="sm" type="button" onClick={() => takeOver(merged)}>
            Take over their changes
          </Button>
        )
      }
      onOverwrite={overwrite}
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
          Saved by {opened.saved.by}, {momentText(opened.saved.at, timeZone, 'moment')}.{' '}
          {different.length === 0 && 'Both versions are the same.'}
        </p>
      )}
      {merged && <p>Both fit together: yours stay, and theirs are added.</p>}
      <Comparison isFolded={merged !== null}>
        {different.slice(0, SHOWN_MAX).map(({ path, theirs, mine }) => (
          <div key={path} className="grid grid-cols-1 gap-x-5 gap-y-1 md:grid-cols-2">
            <dt className="label col-span-full text-soft">
              {describePath(opened.schema, mine === null ? opened.value : value, path)}
            </dt>
            <Version whose="Theirs" text={theirs} />
            <Version whose="Yours" text={mine} />
          </div>
        ))}
      </Comparison>
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

/** "Section 4 (Team)", or how many places it were. */
function placesIn({ schema, value }: OpenedDocument, { theirs }: Merged) {
  const [only] = theirs
  if (only === undefined) return 'the same as you'
  return theirs.length > 1 ? `${theirs.length} places` : `“${describePath(schema, value, only)}”`
}

function Comparison({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const list = <dl className="grid gap-3">{children}</dl>
  if (!isFolded) return list
  return (
    <details>
      <Summary className="min-h-7 font-semibold">Compare</Summary>
      {list}
    </details>
  )
}

function Version({ whose, text }: { whose: string; text: string | null }) {
  return (
    <dd className="max-h-48 overflow-y-auto border-line border-l-2 pl-3 whitespace-pre-wrap wrap-anywhere">
      <span className="text-soft">{whose}: </span>
      {text ?? '(empty)'}
    </dd>
  )
}
