import { redirect, useSearchParams } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { publishingActions, seenValue } from '#app/admin/content/publishing/bulk-actions.ts'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { DataTable } from '#app/admin/kit/data-table.tsx'
import { dispatchIntent } from '#app/admin/kit/dispatch-intent.ts'
import { ListHead } from '#app/admin/kit/list-head.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useSelection } from '#app/admin/kit/use-selection.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { adminPaths, collectionPath, documentPath } from '#model/admin-paths.ts'
import { collections } from '#model/content/collections.ts'
import type { CollectionEntry } from '#model/content/editor.ts'
import type { Route } from './+types/collection.ts'
import { DeletedEntries } from './deleted-entries.tsx'
import { EntryRow } from './entry-row.tsx'
import { requireKind } from './require-kind.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).content.entries({ kind: requireKind(args.params) })
}

export async function action(args: Route.ActionArgs) {
  const { content } = adminFrom(args)
  const result = await dispatchIntent(await readForm(args), {
    move: content.moveEntry,
    duplicate: content.duplicateEntry,
    delete: content.deleteEntry,
    restore: content.restoreEntry,
    publishSeveral: content.publishSeveral,
    hideSeveral: content.hideSeveral,
    showSeveral: content.showSeveral,
    deleteSeveral: content.deleteSeveral,
  })
  if (result.ok && result.intent === 'duplicate')
    throw redirect(documentPath(result.value.document))
  return respond(result)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? 'Collection' },
]

export default function CollectionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, entries, deleted } = loaderData
  const { path, title, what, nouns } = collections[kind]
  const [noun, several] = nouns
  useAnswerToast(actionData)
  const [query] = useSearchParams()
  const search = query.get('q') ?? ''
  const isSearch = search.trim() !== ''
  const { role } = usePerson()
  const mayChange = mayAct(role, 'editor')
  // Jobs and questions have places of their own.
  const hasUses = entries.some(({ uses }) => uses.length > 0)
  const found = entries.filter((entry) => matches(entry, search))
  const selection = useSelection({ field: 'entry', values: found.map(seenValue), nouns })
  const chosen = found.filter((entry) => selection.has(seenValue(entry)))
  return (
    <>
      <PageHeader
        title={title}
        intro={`${what}. Each has a draft and a history of its own.`}
        back={{ to: adminPaths.collections, name: 'Collections' }}
      >
        {mayAct(role, 'author') && (
          <ButtonLink size="sm" to={`${collectionPath(path)}/new`}>
            New {noun}
          </ButtonLink>
        )}
      </PageHeader>
      <Refusal result={actionData} />
      <ListHead
        search={{ name: 'q', label: `Search ${several}`, value: search }}
        isFiltered={isSearch}
        count={
          isSearch
            ? `${found.length} found`
            : `${found.length} ${found.length === 1 ? noun : several}`
        }
        bulk={
          mayChange ? { selection, actions: [...publishingActions(chosen), deleteSeveral] } : null
        }
      />
      <DataTable
        caption={`${title}, in order`}
        columns={['Name', ...(hasUses ? ['Shown on'] : []), 'Status', '']}
        isWide={hasUses}
        empty={isSearch ? `No ${several} match. Try a shorter word.` : `No ${several} yet.`}
      >
        {found.map((entry) => (
          <EntryRow
            key={entry.key}
            kind={kind}
            entry={entry}
            position={entries.indexOf(entry)}
            count={entries.length}
            mayChange={mayChange}
            hasUses={hasUses}
            mayMove={mayChange && !isSearch}
            box={selection.boxOf(seenValue(entry))}
          />
        ))}
      </DataTable>
      <DeletedEntries deleted={deleted} mayChange={mayChange} />
    </>
  )
}

const deleteSeveral = {
  intent: 'deleteSeveral',
  label: 'Delete',
  consequence: 'They disappear from all pages that show them. You can restore them below the list.',
}

/** True if the entry contains every word of the search. */
function matches({ title, detail, uses }: CollectionEntry, search: string) {
  const text = [title, detail, ...uses.map((use) => use.title)].join(' ').toLowerCase()
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => text.includes(word))
}
