import { Link } from 'react-router'
import { documentPath } from '#model/admin-paths.ts'
import { elsewhereDocument } from '#model/content/editor.ts'

/** A link to the document that the path of an error names; nothing for paths of the edited document. */
export function OpenOther({ path }: { path: string }) {
  const document = elsewhereDocument(path)
  if (document === null) return null
  return (
    <Link to={documentPath(document)} className="admin-link">
      Open
    </Link>
  )
}
