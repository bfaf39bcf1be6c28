import { Form, Link } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { RowMenu } from '#app/admin/kit/row-menu.tsx'
import { issuePath } from '#model/admin-paths.ts'
import { issueName } from '#model/newsletter/issue.ts'
import type { Issue } from '#server/features/newsletter/issues/list-issues.ts'
import { IssueStatus } from './issue-state.tsx'

/** An issue in the list. */
export function IssueLine({ issue, mayWrite }: { issue: Issue; mayWrite: boolean }) {
  const { id, subject, preheader, state, version, by } = issue
  const name = issueName(subject)
  return (
    <tr>
      <td>
        <span className="grid wrap-anywhere">
          <Link to={issuePath(id)} className="row-link">
            {name}
          </Link>
          {preheader && <span className="line-clamp-1 text-soft">{preheader}</span>}
        </span>
      </td>
      <td>
        <IssueStatus issue={issue} />
      </td>
      <td>
        <span className="text-soft md:hidden">by </span>
        {by}
      </td>
      <td className="is-actions">
        {mayWrite && (
          <RowMenu name={name}>
            <Form method="post">
              <input type="hidden" name="intent" value="duplicate" />
              <input type="hidden" name="id" value={id} />
              <button type="submit" aria-label={`Duplicate ${name}`}>
                Duplicate
              </button>
            </Form>
            {state === 'draft' && (
              <ConfirmButton
                label="Delete"
                variant="quiet"
                aria-label={`Delete ${name}`}
                question={`Delete “${name}”?`}
                consequence={deleteConsequence}
                confirm="Delete"
                values={{ intent: 'delete', id, version: String(version) }}
              />
            )}
          </RowMenu>
        )}
      </td>
    </tr>
  )
}

export const deleteConsequence =
  'This deletes the draft for everyone and can’t be undone. No subscriber has received it.'
