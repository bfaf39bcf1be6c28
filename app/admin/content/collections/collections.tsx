import { Link } from 'react-router'
import { adminFrom } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths, documentPath } from '#model/admin-paths.ts'
import type { Collection, CollectionPlace } from '#model/content/editor.ts'
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
        lead="People, clients, jobs and more, with links to where each is edited."
      >
        <ButtonLink size="sm" to={`${adminPaths.collections}/new-job`}>
          New job
        </ButtonLink>
      </PageHeader>
      <div className="columns-[--spacing(80)] gap-x-10">
        {loaderData.collections.map((collection) => (
          <CollectionPanel key={collection.name} {...collection} />
        ))}
      </div>
    </>
  )
}

function CollectionPanel({ name, what, places }: Collection) {
  return (
    <section className="grid break-inside-avoid gap-2 pb-10">
      <h2 className="text-card font-semibold">{name}</h2>
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

function PlaceLink({ document, at, page, title, count, nouns: [one, several] }: CollectionPlace) {
  return (
    <Link to={documentPath(document, at)} className="group grid py-2">
      <span className="font-semibold underline-offset-[0.3em] group-hover:underline">{page}</span>
      <span className="text-soft">
        {count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${several}`}
        {title !== page && `, “${title}”`}
      </span>
    </Link>
  )
}
