import { Link } from 'react-router'
import { adminFrom } from '#app/admin/admin-from.ts'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { SectionHeading } from '#app/admin/kit/section-heading.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { collectionPath, documentPath } from '#model/admin-paths.ts'
import { collections } from '#model/content/collections.ts'
import type { Collection, CollectionPlace, Nouns } from '#model/content/editor.ts'
import type { Route } from './+types/collections.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).content.collections()
}

export const meta = () => [{ title: 'Collections' }]

export default function Collections({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Collections"
        intro="People, clients, jobs and more. Each entry is edited once and shown wherever a section uses it."
      />
      <DataTable
        caption="Collections"
        columns={['Collection', 'What it is for', 'Entries', 'Originals', 'Drafts']}
        empty="There are no collections."
      >
        {loaderData.own.map((collection) => (
          <OwnCollection key={collection.kind} {...collection} />
        ))}
      </DataTable>
      <SectionHeading
        id="in-sections"
        title="In sections"
        intro="These lists are kept in the sections that show them, and edited there."
      />
      <div className="columns-[--spacing(80)] gap-x-10">
        {loaderData.collections.map((collection) => (
          <CollectionPanel key={collection.name} {...collection} />
        ))}
      </div>
    </>
  )
}

type OwnCollectionProps = Route.ComponentProps['loaderData']['own'][number]

function OwnCollection({ kind, count, drafts, originals }: OwnCollectionProps) {
  const { title, what, path, nouns } = collections[kind]
  return (
    <tr>
      <td>
        <Link to={collectionPath(path)} className="row-link">
          {title}
        </Link>
      </td>
      <td className="text-soft">{what}</td>
      <td>{amount(count, nouns)}</td>
      <td className="text-soft">{originals > 0 && `${originals} of ${count}`}</td>
      <td>{drafts > 0 && <Tag tone="loud">{amount(drafts, ['draft', 'drafts'])}</Tag>}</td>
    </tr>
  )
}

function CollectionPanel({ name, what, places }: Collection) {
  return (
    <section className="grid break-inside-avoid gap-2 pb-10">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-small text-soft">{what}</p>
      {places.length === 0 && <p className="text-small">Not shown on any page.</p>}
      <ul>
        {places.map((place) => (
          <li key={`${place.document} ${place.at}`} className="border-line border-t">
            <PlaceLink {...place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlaceLink({ document, at, page, title, count, nouns }: CollectionPlace) {
  return (
    <Link to={documentPath(document, at)} className="group grid py-2">
      <span className="font-semibold underline-offset-[0.3em] group-hover:underline">{page}</span>
      <span className="text-soft">
        {amount(count, nouns)}
        {title !== page && `, “${title}”`}
      </span>
    </Link>
  )
}

function amount(count: number, [one, several]: Nouns) {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${several}`
}
