import type { KeptChanges } from '#app/admin/kit/kept-storage.ts'
import { Panel } from '#app/admin/kit/panel.tsx'
import { TwoVersions } from '#app/admin/kit/two-versions.tsx'
import { useSite } from '#app/use-site.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { describePath } from '#model/content/form/describe-path.ts'
import { differences } from '#model/content/form/differences.ts'
import { momentText } from '#model/moment-text.ts'
import { Button } from '#ui/button.tsx'

type KeptOfferProps = {
  opened: OpenedDocument
  offered: KeptChanges
  onRestore: (value: unknown, version: number) => void
  /** Ends the offer. */
  onClose: () => void
}

/** Offers the changes of an earlier visit that did not reach the server; to copy, if they can't be saved any more. */
export function KeptOffer({ opened, offered, onRestore, onClose }: KeptOfferProps) {
  const { timeZone } = useSite().site
  const { mayChange, closed } = opened
  const reason = mayChange
    ? 'The connection was lost, or the page was closed too early. This browser has kept them.'
    : `${closed ?? 'Your role no longer allows you to change this.'} Copy what you still need.`
  return (
    <Panel aria-labelledby="kept-title" className="bg-raised">
      <div className="grid gap-1">
        <h2 id="kept-title" className="text-section">
          Changes from {momentText(offered.at, timeZone, 'moment')} were not saved
        </h2>
        <p className="text-soft">{reason}</p>
      </div>
      {!mayChange && <KeptTexts opened={opened} kept={offered.value} />}
      <div className="flex flex-wrap gap-2">
        {mayChange && (
          <Button
            size="sm"
            type="button"
            onClick={() => {
              onRestore(offered.value, offered.version)
              onClose()
            }}
          >
            Restore
          </Button>
        )}
        <Button size="sm" type="button" variant="danger" onClick={onClose}>
          Discard
        </Button>
      </div>
    </Panel>
  )
}

function KeptTexts({ opened, kept }: { opened: OpenedDocument; kept: unknown }) {
  const fields = differences(opened.value, kept).map(({ path, theirs, mine }) => ({
    name: describePath(opened.schema, mine === null ? opened.value : kept, path),
    theirs: theirs ?? '',
    mine: mine ?? '',
  }))
  return <TwoVersions fields={fields} />
}
