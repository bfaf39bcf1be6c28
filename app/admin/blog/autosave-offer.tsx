import { useSite } from '#app/use-site.ts'
import { clockIn } from '#model/content/office-hours.ts'
import { localDay } from '#model/local-time.ts'
import { Button } from '#ui/button.tsx'
import type { Autosave } from './service.ts'

type UnsavedOfferProps = { copy: Autosave; onTake: () => void; onThrowAway: () => void }

/** What somebody typed the last time and did not save: to be taken or thrown away before anything else. */
export function UnsavedOffer({ copy, onTake, onThrowAway }: UnsavedOfferProps) {
  const { timeZone } = useSite().site
  const at = new Date(copy.savedAt)
  const isToday = localDay(at, timeZone) === localDay(new Date(), timeZone)
  const when = `${isToday ? '' : `${localDay(at, timeZone)}, `}${clockIn(timeZone, at)}`
  return (
    <section aria-labelledby="unsaved-title" className="admin-panel bg-raised">
      <div className="grid gap-1">
        <h3 id="unsaved-title" className="admin-section-title" suppressHydrationWarning>
          You have unsaved text from {when}
        </h3>
        <p className="line-clamp-2 text-soft">
          {copy.fields.title || 'Without a title'}
          {copy.fields.content && `: ${copy.fields.content.slice(0, 200)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="button" onClick={onTake}>
          Take it
        </Button>
        <Button size="sm" type="button" variant="danger" onClick={onThrowAway}>
          Throw it away
        </Button>
      </div>
    </section>
  )
}
