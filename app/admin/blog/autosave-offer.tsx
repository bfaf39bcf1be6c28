import { Panel } from '#app/admin/kit/panel.tsx'
import { useSite } from '#app/use-site.ts'
import { momentText } from '#model/moment-text.ts'
import type { Autosave } from '#server/features/blog/posts/autosave.ts'
import { Button } from '#ui/button.tsx'

type AutosaveOfferProps = { autosave: Autosave; onRestore: () => void; onDiscard: () => void }

/** Offers to restore or discard the unsaved changes of an earlier visit, before editing. */
export function AutosaveOffer({ autosave, onRestore, onDiscard }: AutosaveOfferProps) {
  const { timeZone } = useSite().site
  const { fields, savedAt } = autosave
  return (
    <Panel aria-labelledby="autosave-title" className="bg-raised">
      <div className="grid gap-1">
        <h3 id="autosave-title" className="text-section">
          You have unsaved changes from {momentText(savedAt, timeZone, 'moment')}
        </h3>
        <p className="line-clamp-2 text-soft">
          {fields.title || 'Untitled'}
          {fields.content && `: ${fields.content.slice(0, 200)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="button" onClick={onRestore}>
          Restore
        </Button>
        <Button size="sm" type="button" variant="danger" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Panel>
  )
}
