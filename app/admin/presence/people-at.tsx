import { cn } from '#ui/cn.ts'
import { useOthersAt } from './others.ts'
import { PersonBadge } from './person-badge.tsx'

type PeopleAtProps = {
  path: string
  /** Also those who are in a field below it; rows have room for initials only. */
  isWhole?: boolean
}

/** Who else is in this field or section. */
export function PeopleAt({ path, isWhole }: PeopleAtProps) {
  const others = useOthersAt(path, isWhole)
  if (others.length === 0) return null
  return (
    <span className="inline-flex flex-none flex-wrap items-center gap-x-2 font-normal">
      {others.map(({ tab, name, shownName, isReading }) => (
        <span key={tab} title={shownName} className="inline-flex items-center gap-1.5">
          <PersonBadge name={name} isReading={isReading} />
          <span className={cn('text-hint text-well max-lg:sr-only', isWhole && 'sr-only')}>
            <span className="sr-only">{isReading ? 'Reading here: ' : 'Here: '}</span>
            {shownName}
          </span>
        </span>
      ))}
    </span>
  )
}
