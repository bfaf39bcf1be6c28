import { Form, Link } from 'react-router'
import { adminFrom, readQuery } from '#app/admin/admin-from.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { SmallButton, SmallLink } from '#app/admin/kit/small-button.tsx'
import { Tag } from '#app/admin/kit/tag.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { mediaItemPath, mediaPaths } from '#model/media/media.ts'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/library.ts'
import { PictureCard } from './picture-card.tsx'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).media.list(readQuery(args))
}

export const meta = () => [{ title: 'Media' }]

export default function Library({ loaderData }: Route.ComponentProps) {
  const { items, q, page, hasMore } = loaderData
  const { role } = usePerson()
  return (
    <>
      <PageHeader title="Media" lead="Pictures for pages and posts, kept in every size they need.">
        {mayAct(role, 'editor') && (
          <SmallLink look="solid" to={mediaPaths.add}>
            Add pictures
          </SmallLink>
        )}
      </PageHeader>
      <Form key={q} role="search" className="admin-toolbar">
        <div className="is-search">
          <TextField
            id="q"
            name="q"
            type="search"
            label="Search names and alt texts"
            defaultValue={q}
          />
        </div>
        <SmallButton type="submit">Search</SmallButton>
      </Form>
      {items.length === 0 && (
        <p className="admin-empty">
          {q
            ? 'No picture has this in its name or alt text.'
            : 'No pictures yet. Add the first one, and any page or post can show it.'}
        </p>
      )}
      <ul className="media-grid">
        {items.map((item) => (
          <li key={item.id}>
            <Link to={mediaItemPath(item.id)} className="media-card">
              <PictureCard item={item} />
              <span className="media-alt">{item.picture.alt || 'Decorative, no alt text'}</span>
              <Tag tone={item.used ? 'good' : 'quiet'}>{item.used ? 'Used' : 'Not used'}</Tag>
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} hasMore={hasMore} />
    </>
  )
}
