import type { KeptChanges } from '#app/admin/kit/kept-storage.ts'
import { Panel } from '#app/admin/kit/panel.tsx'
import { TwoVersions } from '#app/admin/kit/two-versions.tsx'
import { useSite } from '#app/use-site.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { describePath } from '#model/content/form/describe-path.ts'
import { differences } from '#model/content/form/differences.ts'
import { momentText } from '#model/moment-text.ts'
import { Button } from '#ui/button.tsx'

type LeftChangesProps = { opened: OpenedDocument; left: KeptChanges; onClose: () => void }

/** What this person had typed when the document was closed, or their role changed; this browser has kept it. */
export function LeftChanges({ opened, left, onClose }: LeftChangesProps) {
  const { timeZone } = useSite().site
  return (
    <Panel aria-labelledby="left-title" className="bg-raised">
      <div className="grid gap-1">
        <h2 id="left-title" className="text-section">
          Your changes from {momentText(left.at, timeZone, 'moment')} were not saved
        </h2>
        <p>
          {opened.closed ?? 'Your role no longer allows you to change this.'} Copy what you still
          need.
        </p>
      </div>
      <TwoVersions
        fields={differences(opened.value, left.value).map(({ path, theirs, mine }) => ({
          name: describePath(opened.schema, mine === null ? opened.value : left.value, path),
          theirs: theirs ?? '',
          mine: mine ?? '',
        }))}
      />
      <div>
        <Button size="sm" type="button" variant="danger" onClick={onClose}>
          Discard
        </Button>
      </div>
    </Panel>
  )
}
