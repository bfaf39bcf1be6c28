import { Link, useLocation } from 'react-router'
import { countWord } from '#model/leads/inbox.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { cn } from '#ui/cn.ts'
import { type Count, useSectionCounts } from './counts.ts'
import { sectionOf, sectionsFor } from './navigation.ts'
import type { Section } from './sections.ts'

/** Links to the sections that the person may open. */
export function SectionLinks({ person }: { person: Actor }) {
  const { pathname, search } = useLocation()
  const current = sectionOf(pathname, search)
  const counts = useSectionCounts()
  return (
    <nav aria-label="Admin">
      <ul className="grid gap-px max-lg:grid-cols-2 max-lg:gap-x-4 sm:max-lg:grid-cols-3">
        {sectionsFor(person.role).map((section) => (
          <li key={section.label}>
            <SectionLink
              section={section}
              isCurrent={section.label === current}
              count={counts[section.href]}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SectionLinkProps = { section: Section; isCurrent: boolean; count?: Count }

function SectionLink({ section: { label, href, icon: Icon }, isCurrent, count }: SectionLinkProps) {
  return (
    <Link
      to={href}
      aria-current={isCurrent ? 'page' : undefined}
      title={label}
      className={cn(rowClass, 'max-lg:-mx-2.5')}
    >
      <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />
      <span className={textClass}>{label}</span>
      {count && count.number > 0 && (
        <span className="label ml-auto rounded-pill bg-ink px-1.5 text-paper tabular-nums group-aria-[current]/row:bg-paper group-aria-[current]/row:text-ink lg:group-data-collapsed/frame:absolute lg:group-data-collapsed/frame:-top-0.5 lg:group-data-collapsed/frame:right-0 lg:group-data-collapsed/frame:px-1 lg:group-data-collapsed/frame:text-[0.6875rem]">
          {countWord(count.number)}
          <span className="sr-only"> {count.what}</span>
        </span>
      )}
    </Link>
  )
}

/** A row of the sidebar; in the collapsed sidebar, an icon in its middle. */
export const rowClass =
  'group/row relative flex min-h-8 items-center gap-2.5 rounded-small px-2.5 font-medium hover:bg-line aria-[current]:bg-ink aria-[current]:text-paper max-lg:min-h-11 lg:group-data-collapsed/frame:justify-center lg:group-data-collapsed/frame:px-0'

/** The text of a row, for screen readers only in the collapsed sidebar. */
export const textClass = 'truncate lg:group-data-collapsed/frame:sr-only'
