import { Form, useSubmit } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { RowMenu } from '#app/admin/kit/row-menu.tsx'
import type { Selection } from '#app/admin/kit/use-selection.ts'
import type { EntryKind } from '#model/content/collections.ts'
import type { CollectionEntry } from '#model/content/editor.ts'
import { deleteConsequence } from './delete-consequence.ts'

export type EntryRowProps = {
  kind: EntryKind
  entry: CollectionEntry
  /** From 0, in the whole collection. */
  position: number
  count: number
  mayChange: boolean
  mayMove: boolean
  /** Shows which pages show the entry. */
  hasUses: boolean
  box: ReturnType<Selection['boxOf']>
}

/** What can be done with a row: move, duplicate, delete. */
export function EntryActions({ kind, entry, position, count, mayMove }: EntryRowProps) {
  const { key, title, version } = entry
  const submit = useSubmit()
  const move = (label: string, to: number) => (
    <button
      type="button"
      aria-label={`${label}: ${title}`}
      aria-disabled={to < 0 || to >= count || to === position}
      onClick={() => {
        if (to < 0 || to >= count || to === position) return
        const values = { intent: 'move', document: key, to: String(to) }
        void submit(values, { method: 'post', preventScrollReset: true })
      }}
    >
      {label}
    </button>
  )
  return (
    <RowMenu name={title}>
      {mayMove && (
        <>
          {move('Move to top', 0)}
          {move('Move up', position - 1)}
          {move('Move down', position + 1)}
        </>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="duplicate" />
        <input type="hidden" name="document" value={key} />
        <button type="submit" aria-label={`Duplicate: ${title}`}>
          Duplicate
        </button>
      </Form>
      <ConfirmButton
        variant="quiet"
        label="Delete"
        aria-label={`Delete: ${title}`}
        question={`Delete “${title}”?`}
        consequence={deleteConsequence(kind, entry)}
        confirm="Delete"
        values={{ intent: 'delete', document: key, version: String(version) }}
      />
    </RowMenu>
  )
}
