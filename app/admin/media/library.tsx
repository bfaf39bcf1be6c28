import { Link } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { Empty } from '#app/admin/kit/empty.tsx'
import { FilterBar } from '#app/admin/kit/filter-bar.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { numberedPages, Pager } from '#app/admin/kit/pager.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { mediaItemPath, mediaPaths } from '#model/media/media.ts'
import type { Route } from './+types/library.ts'
import { PictureCard, PictureGrid } from './picture-card.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).media.list(readQuery(args))
}

export const meta = () => [{ title: 'Media' }]

export default function Library({ loaderData }: Route.ComponentProps) {
  const { items, q, page, hasMore } = loaderData
  const { role } = usePerson()
  return (
    <>
      <PageHeader title="Media" lead="Pictures for pages and posts, stored in all sizes they need.">
        {mayAct(role, 'editor') && (
          <ButtonLink size="sm" to={mediaPaths.add}>
            Add pictures
          </ButtonLink>
        )}
      </PageHeader>
      <FilterBar
        search={{ name: 'q', label: 'Search names and alt texts', value: q }}
        isFiltered={q !== ''}
      />
      {items.length === 0 && (
        <Empty>
          {q ? 'No pictures match.' : 'No pictures yet. Add one to use it in pages and posts.'}
        </Empty>
      )}
      <PictureGrid>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={mediaItemPath(item.id)}
              className="group grid w-full content-start gap-1 text-left"
            >
              <PictureCard item={item} />
              <span className="line-clamp-2 text-soft wrap-anywhere">
                {item.picture.alt || 'Decorative, no alt text'}
              </span>
              <Tag tone={item.used ? 'good' : 'quiet'}>{item.used ? 'Used' : 'Not used'}</Tag>
            </Link>
          </li>
        ))}
      </PictureGrid>
      <Pager {...numberedPages({ page, hasMore })} />
    </>
  )
}
