import { Link } from 'react-router'
import { adminPaths, collectionPath, documentPath } from '#model/admin-paths.ts'
import { collections, readEntryKey } from '#model/content/collections.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { postKey } from '#model/content/standalone.ts'
import type { Route } from './+types/edit.ts'
import { documentAction, documentLoader } from './document-route.ts'
import { DocumentScreen } from './document-screen.tsx'
import { EditorTitle } from './editor-title.tsx'

export const loader = (args: Route.LoaderArgs) => documentLoader(args)
export const action = (args: Route.ActionArgs) => documentAction(args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.opened.title}: edit` : 'Edit' },
]

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const heading = <DocumentHeading opened={loaderData.opened} />
  return <DocumentScreen data={loaderData} heading={heading} result={actionData} />
}

/** Above the editor: the list that the document is in, its title, and its page. */
export function DocumentHeading({ opened }: { opened: OpenedDocument }) {
  const { title, path, hasOriginal, isPublished, isOff } = opened
  const isOnSite = (hasOriginal || isPublished) && !isOff
  const counterpart = counterpartOf(opened)
  return (
    <EditorTitle title={title} back={listOf(opened)}>
      {path !== null && !isOnSite && <span className="label text-soft">Not on the site</span>}
      {path !== null && isOnSite && (
        <a
          href={path}
          target="_blank"
          rel="noopener"
          title="View page"
          className="label inline-flex min-h-6 min-w-0 items-center text-soft underline decoration-strong-line underline-offset-[0.3em] wrap-anywhere hover:text-ink"
        >
          <span className="sr-only">View page </span>
          {path}
        </a>
      )}
      {counterpart && (
        <Link to={documentPath(counterpart.document)} className="admin-link">
          {counterpart.name}
        </Link>
      )}
    </EditorTitle>
  )
}

/** The list that the document is in. */
function listOf({ key }: Pick<OpenedDocument, 'key'>) {
  if (key.startsWith(postKey(''))) return { to: adminPaths.blog, name: 'Blog' }
  const entry = readEntryKey(key)
  if (!entry) return { to: adminPaths.content, name: 'All pages' }
  const { path, nouns } = collections[entry.kind]
  return { to: collectionPath(path), name: `All ${nouns[1]}` }
}

/** A service's other document: the menu card of its page, or the page of its card. */
function counterpartOf({ key, group }: Pick<OpenedDocument, 'key' | 'group'>) {
  if (group === 'Services') {
    return { document: key.replace('page:services/', 'service:'), name: 'Menu card' }
  }
  if (group === 'Services in menus and lists') {
    return { document: key.replace('service:', 'page:services/'), name: 'Page' }
  }
  return null
}
