import { Panel } from '#app/admin/kit/panel.tsx'
import { useSite } from '#app/use-site.ts'
import { momentText } from '#model/moment-text.ts'
import type { Autosave } from '#server/features/blog/posts/autosave.ts'
import { Button } from '#ui/button.tsx'

type AutosaveOfferProps = {
  autosave: Autosave
  /** Without it, the post can no longer be changed. */
  onRestore?: () => void
  onDiscard: () => void
}

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
        {onRestore ? (
          <p className="line-clamp-2 text-soft">
            {fields.title || 'Untitled'}
            {fields.content && `: ${fields.content.slice(0, 200)}`}
          </p>
        ) : (
          <>
            <p>The post is published, so only editors and owners can change it.</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
            <p tabIndex={0} className="max-h-48 overflow-y-auto whitespace-pre-wrap text-soft">
              {fields.content}
            </p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {onRestore && (
          <Button size="sm" type="button" onClick={onRestore}>
            Restore
          </Button>
        )}
        <Button size="sm" type="button" variant="danger" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Panel>
  )
}
