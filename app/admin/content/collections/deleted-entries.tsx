import { Form } from 'react-router'
import { Moment } from '#app/admin/kit/moment.tsx'
import { Summary } from '#app/admin/kit/summary.tsx'
import type { DeletedEntry } from '#model/content/editor.ts'
import { Button } from '#ui/button.tsx'

type DeletedEntriesProps = { deleted: DeletedEntry[]; mayChange: boolean }

/** The deleted entries of a collection, each to be restored. */
export function DeletedEntries({ deleted, mayChange }: DeletedEntriesProps) {
  if (deleted.length === 0) return null
  return (
    <details>
      <Summary>
        <h2 className="text-card font-semibold">Deleted</h2>
      </Summary>
      <ul className="mt-2">
        {deleted.map(({ key, title, by, at }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-2"
          >
            <span>
              <span className="font-semibold">{title}</span>
              {at && (
                <span className="block text-small text-soft">
                  {by}, <Moment at={at} />
                </span>
              )}
            </span>
            {mayChange && (
              <Form method="post">
                <input type="hidden" name="intent" value="restore" />
                <input type="hidden" name="document" value={key} />
                <Button size="sm" variant="outline" type="submit" aria-label={`Restore “${title}”`}>
                  Restore
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
