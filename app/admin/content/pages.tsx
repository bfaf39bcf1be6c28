import { Link, useSearchParams } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { Empty } from '#app/admin/kit/empty.tsx'
import { FilterBar } from '#app/admin/kit/filter-bar.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, replacePath } from '#model/admin-paths.ts'
import type { Route } from './+types/pages.ts'
import { ContentGroupPanel, groupId } from './content-group.tsx'
import { contentRows } from './content-rows.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).content.list()
}

export async function action(args: Route.ActionArgs) {
  const { publishSeveral, hideSeveral, showSeveral } = adminFrom(args).content
  const handlers = { publishSeveral, hideSeveral, showSeveral }
  return respond(await dispatchIntent(await readForm(args), handlers))
}

/** Value of `only` in the URL. */
const ORIGINALS = 'originals'

export const meta = () => [{ title: 'Content' }]

export default function Pages({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const q = query.get('q') ?? ''
  const { role } = usePerson()
  const mayWrite = mayAct(role, 'author')
  useAnswerToast(actionData)
  const { documents } = loaderData
  const originals = documents.filter(({ isOriginal }) => isOriginal)
  const mixed = documents.filter(({ sampleTexts }) => sampleTexts > 0)
  const isOnlyOriginals = query.get('only') === ORIGINALS
  const groups = contentRows(isOnlyOriginals ? [...originals, ...mixed] : documents, q)
  const isSearch = q.trim() !== '' || isOnlyOriginals
  return (
    <>
      <PageHeader
        title="Content"
        intro="All content of the site. Changes are drafts until you publish them."
      >
        {mayAct(role, 'editor') && (
          <ButtonLink size="sm" variant="outline" to={replacePath}>
            Replace text
          </ButtonLink>
        )}
        {mayWrite && (
          <ButtonLink size="sm" to={`${adminPaths.content}/new`}>
            New page
          </ButtonLink>
        )}
      </PageHeader>
      <Refusal result={actionData} />
      <FilterBar
        search={{ name: 'q', label: 'Search pages by name or address', value: q }}
        isFiltered={isSearch}
        keep={{ only: isOnlyOriginals ? ORIGINALS : null }}
      />
      <p className="flex flex-wrap items-baseline gap-x-2">
        {originals.length} of {documents.length} documents have not been changed yet
        {mixed.length > 0 && `; ${mixed.length} more still have texts of the sample`}.
        {originals.length + mixed.length > 0 && !isOnlyOriginals && (
          <Link to={`${adminPaths.content}?only=${ORIGINALS}`} className="admin-link">
            Show only these
          </Link>
        )}
      </p>
      <nav aria-label="Groups" className="flex flex-wrap items-baseline gap-x-5">
        {groups.map(({ group, rows }) => (
          <a key={group} href={`#${groupId(group)}`} className="admin-link min-h-9 gap-1.5">
            {group} <span className="label text-soft">{rows.length}</span>
          </a>
        ))}
      </nav>
      <Empty role="status" className={groups.length > 0 ? 'sr-only' : undefined}>
        {isSearch && resultText(groups.flatMap(({ rows }) => rows).length)}
      </Empty>
      {groups.map(({ group, rows }) => (
        <ContentGroupPanel
          key={group}
          group={group}
          rows={rows}
          isOpen={isSearch}
          mayPublish={mayAct(role, 'editor')}
        />
      ))}
    </>
  )
}

function resultText(count: number) {
  if (count === 0) return 'No pages match. Try a shorter word.'
  return count === 1 ? '1 found' : `${count} found`
}
