import { cn } from '#ui/cn.ts'
import type { Other } from './others.ts'
import { PersonBadge } from './person-badge.tsx'
import { useArrivals } from './use-arrivals.ts'

/** People whose names have room. */
const SHOWN_MAX = 3

type PeopleListProps = {
  others: Other[]
  /** Where this person is. */
  place: string
  /** The words for a place; "" for none. */
  nameOf: (place: string) => string
  onGoTo: (place: string) => void
  /** Initials only, except on wide screens. */
  isCompact?: boolean
}

/** Everybody else who has this open; a press leads to where they are. */
export function PeopleList({ others, place, nameOf, onGoTo, isCompact }: PeopleListProps) {
  const announcement = useArrivals({ others, place, nameOf })
  const more = others.slice(SHOWN_MAX)
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {others.length > 0 && (
        <ul aria-label="Also here" className="flex min-w-0 flex-wrap items-center gap-x-4">
          {others.slice(0, SHOWN_MAX).map((other) => (
            <li key={other.tab} className="min-w-0">
              <button
                type="button"
                title={other.shownName}
                className="inline-flex min-h-7 max-w-full items-center gap-1.5 text-left underline-offset-[0.3em] enabled:hover:underline"
                disabled={other.place === ''}
                onClick={() => onGoTo(other.place)}
              >
                <PersonBadge {...other} />
                <span className={cn('truncate', isCompact && 'max-xl:sr-only')}>
                  {other.shownName}
                  <span className="text-soft">{whereabouts(other, nameOf)}</span>
                </span>
              </button>
            </li>
          ))}
          {more.length > 0 && (
            <li className="text-soft" title={more.map(({ shownName }) => shownName).join(', ')}>
              and {more.length} more
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function whereabouts({ place, isReading }: Other, nameOf: (place: string) => string) {
  const where = place && nameOf(place)
  return [isReading && ', reading', where && `, ${where}`].filter(Boolean).join('')
}
