import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths, leadExportPath } from '#model/admin-paths.ts'
import type { Route } from './+types/export.ts'
import { filterQuery } from './filter-query.ts'
import { filterSentence } from './filter-sentence.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).leads.exportChoices(readQuery(args))
}

export const meta = () => [{ title: 'Export leads' }]

const everything = filterQuery({ folder: 'all' })

/** Which leads to export, and how many these are. */
export default function Export({ loaderData }: Route.ComponentProps) {
  const { filter, count, all, people, stages } = loaderData
  const query = filterQuery(filter)
  return (
    <>
      <PageHeader
        title="Export leads"
        intro="A CSV file that every spreadsheet opens. It holds personal data."
        back={{ to: adminPaths.leads + query, name: 'Inbox' }}
      />
      <ul className="max-w-[70ch] border-line border-b">
        <Choice
          title="This list"
          text={filterSentence(filter, people, stages)}
          count={count}
          to={leadExportPath + query}
        />
        {query !== everything && (
          <Choice
            title="All leads"
            text="Every folder except spam."
            count={all}
            to={leadExportPath + everything}
          />
        )}
      </ul>
      <p className="max-w-[70ch] text-soft">
        To export only some, select them in the inbox: “Export as CSV” then appears above the list.
      </p>
    </>
  )
}

type ChoiceProps = { title: string; text: string; count: number; to: string }

function Choice({ title, text, count, to }: ChoiceProps) {
  const counted = count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t py-4">
      <div className="grid min-w-0 gap-0.5">
        <h2 className="font-semibold">
          {title}: {counted}
        </h2>
        <p className="text-soft wrap-anywhere">{text}</p>
      </div>
      {count > 0 && (
        <ButtonLink size="sm" to={to} variant="outline" reloadDocument>
          Export {counted}
          <span className="sr-only">({title})</span>
        </ButtonLink>
      )}
    </li>
  )
}
