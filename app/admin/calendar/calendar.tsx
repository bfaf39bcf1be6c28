import { useSearchParams } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { useSite } from '#app/use-site.ts'
import { adminPaths } from '#model/admin-paths.ts'
import { addMonths } from '#model/calendar.ts'
import type { Route } from './+types/calendar.ts'
import { EntryList } from './entry-list.tsx'
import { MonthTable } from './month-table.tsx'
import { monthName } from './names.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).calendar.show(readQuery(args))
}

export const meta = () => [{ title: 'Calendar' }]

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { today, month, entries } = loaderData
  const { timeZone } = useSite().site
  const [query] = useSearchParams()
  const isList = query.get('view') === 'list'
  return (
    <>
      <PageHeader
        title="Calendar"
        intro={`What was published and sent, and what is scheduled, in ${timeZone} time.`}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TabLinks
          label="View"
          isPlain
          tabs={[
            { name: 'Month', to: `${adminPaths.calendar}?month=${month}`, isCurrent: !isList },
            { name: 'List', to: `${adminPaths.calendar}?view=list`, isCurrent: isList },
          ]}
        />
        {!isList && <h2 className="text-card font-semibold">{monthName(month)}</h2>}
        {!isList && (
          <nav aria-label="Month" className="flex flex-wrap gap-2 md:ml-auto">
            <MonthLink month={addMonths(month, -1)}>Previous</MonthLink>
            <MonthLink month={today.slice(0, 'yyyy-mm'.length)}>Today</MonthLink>
            <MonthLink month={addMonths(month, 1)}>Next</MonthLink>
          </nav>
        )}
      </div>
      {isList ? (
        <EntryList entries={entries.filter(({ isDone }) => !isDone)} />
      ) : (
        <MonthTable month={month} today={today} entries={entries} />
      )}
    </>
  )
}

function MonthLink({ month, children }: { month: string; children: string }) {
  return (
    <ButtonLink
      size="sm"
      variant="outline"
      to={`${adminPaths.calendar}?month=${month}`}
      preventScrollReset
    >
      {children}
      {children !== 'Today' && <span className="sr-only"> month</span>}
    </ButtonLink>
  )
}
