import { Link } from 'react-router'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import { contentGroups, type DocumentEntry } from '#model/content-editor.ts'
import { deskOf } from '../desk.ts'
import { DataTable } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { SmallLink } from '../ui/small-button.tsx'
import type { Route } from './+types/pages.ts'
import { StateTag } from './state-tag.tsx'

export async function loader(asked: Route.LoaderArgs) {
  return deskOf(asked).content.list()
}

export const meta = () => [{ title: 'Pages and words' }]

export default function Pages({ loaderData }: Route.ComponentProps) {
  const { documents } = loaderData
  const groups = contentGroups
    .map((group) => ({ group, entries: documents.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <>
      <ScreenHead
        title="Pages and words"
        lead="Every word that visitors read. What you change is a draft until you publish it."
      >
        <SmallLink to={`${adminPaths.pages}/new`} look="solid">
          New page
        </SmallLink>
      </ScreenHead>
      {groups.map(({ group, entries }) => (
        <section key={group} className="content-list">
          <h2 className="text-card font-semibold">{group}</h2>
          <DataTable
            caption={group}
            columns={['Name', 'Address', 'State', 'Last change']}
            empty="Nothing here."
          >
            {entries.map((entry) => (
              <DocumentRow key={entry.key} entry={entry} />
            ))}
          </DataTable>
        </section>
      ))}
    </>
  )
}

function DocumentRow({ entry }: { entry: DocumentEntry }) {
  const { key, title, path, lastChange } = entry
  return (
    <tr>
      <td data-label="Name">
        <Link to={documentPath(key)} className="admin-link">
          {title}
        </Link>
      </td>
      <td data-label="Address" className="label text-soft">
        {path ?? 'On no page'}
      </td>
      <td data-label="State">
        <StateTag entry={entry} />
      </td>
      <td data-label="Last change" className="text-soft">
        {lastChange ? (
          <>
            {lastChange.by}, <Moment at={lastChange.at} />
          </>
        ) : (
          'Never changed'
        )}
      </td>
    </tr>
  )
}
