import { useSite } from '#app/use-site.ts'
import { momentText } from '#model/moment-text.ts'
import { Button } from '#ui/button.tsx'
import type { KeptChanges } from './kept-storage.ts'
import { Panel } from './panel.tsx'

type KeptOfferProps = {
  offered: KeptChanges
  onRestore: (value: unknown, version: number) => void
  /** Ends the offer. */
  onClose: () => void
}

/** Offers the changes of an earlier visit that did not reach the server. */
export function KeptOffer({ offered, onRestore, onClose }: KeptOfferProps) {
  const { timeZone } = useSite().site
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
            onRestore(offered.value, offered.version)
            onClose()
          }}
        >
          Restore
        </Button>
        <Button size="sm" type="button" variant="danger" onClick={onClose}>
          Discard
        </Button>
      </div>
    </Panel>
  )
}
