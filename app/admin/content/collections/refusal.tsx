import { Link } from 'react-router'
import { Notice } from '#app/admin/kit/notice.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { documentPath } from '#model/admin-paths.ts'
import { elsewhereDocument } from '#model/content/editor.ts'

/** Why a change of the list was refused, with links to the documents that stand in its way. */
export function Refusal({ result }: { result: ActionResult<unknown> | undefined }) {
  if (!result || result.ok || !result.errors) return null
  return (
    <Notice tone="error">
      <span className="block font-semibold">{result.message}</span>
      {Object.entries(result.errors).map(([path, message]) => (
        <span key={path} className="block">
          {message} <Open document={elsewhereDocument(path)} />
        </span>
      ))}
    </Notice>
  )
}

function Open({ document }: { document: string | null }) {
  if (document === null || document.startsWith('post:')) return null
  return (
    <Link to={documentPath(document)} className="admin-link">
      Open
    </Link>
  )
}
