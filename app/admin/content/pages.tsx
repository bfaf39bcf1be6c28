import { Link, useSearchParams } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useSelection } from '#app/admin/kit/use-selection.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, replacePath } from '#model/admin-paths.ts'
import type { Route } from './+types/pages.ts'
import { ContentTable } from './content-row.tsx'
import { contentRows, shownRows, unchangedRows } from './content-rows.ts'
import { GroupTabs } from './group-tabs.tsx'
import { publishingActions, seenValue } from './publishing/bulk-actions.ts'

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

/** The documents of one group, or those of all groups that a search finds. */
export default function Pages({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const q = query.get('q') ?? ''
  const { role } = usePerson()
  useAnswerToast(actionData)
  const { documents } = loaderData
  const { all, originals, mixed, entries } = unchangedRows(documents)
  const isOnlyOriginals = query.get('only') === ORIGINALS
  const isSearch = q.trim() !== '' || isOnlyOriginals
  const groups = contentRows(isOnlyOriginals ? entries : documents, q)
  const { group, rows } = shownRows(groups, isSearch, query.get('group'))
  const listed = rows.map(({ links }) => links[0].entry)
  const selection = useSelection({
    field: 'entry',
    values: listed.map(seenValue),
    nouns: ['entry', 'entries'],
  })
  const mayPublish = mayAct(role, 'editor')
  return (
    <>
      <PageHeader
        title="Content"
        intro={
          <>
            {originals.length} of {all.length} pages have not been changed yet
            {mixed.length > 0 && `; ${mixed.length} more still have texts of the sample`}.{' '}
            {originals.length + mixed.length > 0 && !isOnlyOriginals && (
              <Link to={`${adminPaths.content}?only=${ORIGINALS}`} className="admin-link">
                Show only these
              </Link>
            )}
          </>
        }
        more={mayPublish && <Link to={replacePath}>Replace text</Link>}
      >
        {mayAct(role, 'author') && (
          <ButtonLink size="sm" to={`${adminPaths.content}/new`}>
            New page
          </ButtonLink>
        )}
      </PageHeader>
      <Refusal result={actionData} />
      <ListHead
        search={{ name: 'q', label: 'Search pages by name or address', value: q }}
        isFiltered={isSearch}
        keep={{ only: isOnlyOriginals ? ORIGINALS : null }}
        views={<GroupTabs documents={documents} current={group} />}
        count={isSearch ? `${rows.length} found` : undefined}
        bulk={
          mayPublish
            ? {
                selection,
                actions: publishingActions(listed.filter((one) => selection.has(seenValue(one)))),
              }
            : null
        }
      />
      <ContentTable
        caption={group ?? 'Content'}
        rows={rows}
        boxOf={mayPublish ? selection.boxOf : null}
      />
    </>
  )
}
