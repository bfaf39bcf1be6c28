import { Form, Link } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { HiddenValues } from '#app/admin/kit/hidden-values.tsx'
import { RowMenu } from '#app/admin/kit/row-menu.tsx'
import { documentPath } from '#model/admin-paths.ts'
import type { DocumentEntry } from '#model/content/editor.ts'
import { publishingActions, seenValue } from './publishing/bulk-actions.ts'

type ContentActionsProps = { title: string; entry: DocumentEntry; mayPublish: boolean }

/** What can be done with a page besides opening it in the editor. */
export function ContentActions({ title, entry, mayPublish }: ContentActionsProps) {
  const { key, path, isPublished, hasOriginal, isOff } = entry
  const isOnSite = (isPublished || hasOriginal) && !isOff
  const lists = { entry: [seenValue(entry)] }
  return (
    <RowMenu name={title}>
      <Link to={documentPath(key)} aria-label={`Edit ${title}`}>
        Edit
      </Link>
      {path !== null && isOnSite && (
        <Link to={path} reloadDocument aria-label={`View ${title}`}>
          View
        </Link>
      )}
      {mayPublish &&
        publishingActions([entry])
          .filter(({ isOffered }) => isOffered)
          .map(({ intent, label, consequence }) =>
            consequence ? (
              <ConfirmButton
                key={intent}
                label={label}
                variant="quiet"
                aria-label={`${label} ${title}`}
                question={`${label} “${title}”?`}
                consequence={consequence}
                confirm={label}
                values={{ intent }}
                lists={lists}
              />
            ) : (
              <Form key={intent} method="post" preventScrollReset>
                <HiddenValues values={{ intent }} lists={lists} />
                <button type="submit" aria-label={`${label} ${title}`}>
                  {label}
                </button>
              </Form>
            ),
          )}
    </RowMenu>
  )
}
