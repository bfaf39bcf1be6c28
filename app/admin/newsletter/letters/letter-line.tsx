import { Form, Link } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { rowButtonClass } from '#app/admin/kit/row-button.ts'
import { letterPath } from '#model/admin-paths.ts'
import { letterName } from '#model/newsletter/letter.ts'
import type { Letter } from '#server/features/newsletter/letters/list-letters.ts'
import { Button } from '#ui/button.tsx'
import { LetterStatus } from './letter-state.tsx'

/** A letter in the list. */
export function LetterLine({ letter, mayWrite }: { letter: Letter; mayWrite: boolean }) {
  const { id, subject, preheader, state, version, by } = letter
  const name = letterName(subject)
  return (
    <tr>
      <td>
        <span className="grid wrap-anywhere">
          <Link to={letterPath(id)} className="font-semibold hover:underline">
            {name}
          </Link>
          {preheader && <span className="line-clamp-1 text-soft">{preheader}</span>}
        </span>
      </td>
      <td>
        <LetterStatus letter={letter} />
      </td>
      <td>
        <span className="text-soft md:hidden">by </span>
        {by}
      </td>
      <td className="is-actions">
        {mayWrite && (
          <span className="gap-1.5 md:justify-end">
            <Form method="post" className="contents">
              <input type="hidden" name="intent" value="duplicate" />
              <input type="hidden" name="id" value={id} />
              <Button
                size="sm"
                variant="outline"
                type="submit"
                aria-label={`Duplicate ${name}`}
                className={rowButtonClass}
              >
                Duplicate
              </Button>
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
          </span>
        )}
      </td>
    </tr>
  )
}

export const deleteConsequence =
  'The draft is deleted for everybody, which can’t be undone. Nobody has received it.'
