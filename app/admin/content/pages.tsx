import { useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { adminFrom } from '#app/admin/admin-from.ts'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths } from '#model/admin-paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Route } from './+types/pages.ts'
import { ContentGroupPanel, groupId } from './content-group.tsx'
import { contentRows } from './content-list.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).content.list()
}

export const meta = () => [{ title: 'Pages' }]

export default function Pages({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const [wanted, setWanted] = useState(query.get('q') ?? '')
  const groups = contentRows(loaderData.documents, wanted)
  const isSearch = wanted.trim() !== ''
  return (
    <>
      <PageHeader
        title="Pages"
        lead="All content of the site. Changes are drafts until you publish them."
      >
        <ButtonLink size="sm" to={`${adminPaths.content}/new`}>
          New page
        </ButtonLink>
      </PageHeader>
      {/* The list has changed already when somebody sends this; without JavaScript the server changes it. */}
      <Form
        role="search"
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="max-w-120 flex-[1_1_16rem]">
          <TextField
            id="find"
            name="q"
            type="search"
            label="Search by name or address"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            autoComplete="off"
          />
        </div>
        <Button size="sm" variant="outline" type="submit">
          Find
        </Button>
      </Form>
      <nav aria-label="Groups" className="content-jumps">
        {groups.map(({ group, rows }) => (
          <a key={group} href={`#${groupId(group)}`} className="admin-link">
            {group} <span className="label text-soft">{rows.length}</span>
          </a>
        ))}
      </nav>
      <p role="status" className={groups.length === 0 ? 'admin-empty' : 'sr-only'}>
        {isSearch && found(groups.flatMap(({ rows }) => rows).length)}
      </p>
      {groups.map(({ group, rows }) => (
        <ContentGroupPanel key={group} group={group} rows={rows} isOpen={isSearch} />
      ))}
    </>
  )
}

function found(count: number) {
  if (count === 0) return 'No pages match. Try a shorter word.'
  return count === 1 ? '1 found' : `${count} found`
}
