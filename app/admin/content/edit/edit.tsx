import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { adminPaths, collectionPath, documentPath } from '#model/admin-paths.ts'
import { collections, readEntryKey } from '#model/content/collections.ts'
import type { DocumentEntry } from '#model/content/editor.ts'
import type { Route } from './+types/edit.ts'
import { documentAction, documentLoader } from './document-route.ts'
import { DocumentScreen } from './document-screen.tsx'

export const loader = (args: Route.LoaderArgs) => documentLoader(args)
export const action = (args: Route.ActionArgs) => documentAction(args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.opened.title}: edit` : 'Edit' },
]

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { title, group, path } = loaderData.opened
  const counterpart = counterpartOf(loaderData.opened)
  const list = listOf(loaderData.opened)
  return (
    <>
      <PageHeader title={title} lead={path === null ? group : `${group}, at ${path}`}>
        {counterpart && (
          <ButtonLink size="sm" variant="outline" to={documentPath(counterpart.document)}>
            {counterpart.name}
          </ButtonLink>
        )}
        <ButtonLink size="sm" variant="outline" to={list.path}>
          {list.name}
        </ButtonLink>
      </PageHeader>
      <DocumentScreen data={loaderData} result={actionData} />
    </>
  )
}

/** The list that the document is in. */
function listOf({ key }: Pick<DocumentEntry, 'key'>) {
  const entry = readEntryKey(key)
  if (!entry) return { path: adminPaths.content, name: 'All pages' }
  const { path, nouns } = collections[entry.kind]
  return { path: collectionPath(path), name: `All ${nouns[1]}` }
}

/** A service's other document: the menu card of its page, or the page of its card. */
function counterpartOf({ key, group }: Pick<DocumentEntry, 'key' | 'group'>) {
  if (group === 'Services') {
    return { document: key.replace('page:services/', 'service:'), name: 'Menu card' }
  }
  if (group === 'Services in menus and lists') {
    return { document: key.replace('service:', 'page:services/'), name: 'Page' }
  }
  return null
}
