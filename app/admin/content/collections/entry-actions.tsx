import { ArrowDown, ArrowUp, ArrowUpToLine, Copy, type LucideIcon, Trash2 } from 'lucide-react'
import { Form, useSubmit } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
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

/** The buttons of a row: move, duplicate, delete. */
export function EntryActions({ kind, entry, position, count, mayMove }: EntryRowProps) {
  const { key, title, version } = entry
  const submit = useSubmit()
  const moveTo = (to: number) =>
    submit(
      { intent: 'move', document: key, to: String(to) },
      { method: 'post', preventScrollReset: true },
    )
  const isFirst = position === 0
  const isLast = position === count - 1
  return (
    <div className="flex justify-end text-soft max-md:justify-start">
      {mayMove && (
        <>
          <RowButton
            label="Move to top"
            title={title}
            icon={ArrowUpToLine}
            isDisabled={isFirst}
            onClick={() => moveTo(0)}
          />
          <RowButton
            label="Move up"
            title={title}
            icon={ArrowUp}
            isDisabled={isFirst}
            onClick={() => moveTo(position - 1)}
          />
          <RowButton
            label="Move down"
            title={title}
            icon={ArrowDown}
            isDisabled={isLast}
            onClick={() => moveTo(position + 1)}
          />
        </>
      )}
      <Form method="post" className="contents">
        <input type="hidden" name="intent" value="duplicate" />
        <input type="hidden" name="document" value={key} />
        <RowButton label="Duplicate" title={title} icon={Copy} isSubmit />
      </Form>
      <ConfirmButton
        variant="quiet"
        label={<Trash2 aria-hidden="true" className="size-4" />}
        aria-label={`Delete: ${title}`}
        question={`Delete “${title}”?`}
        consequence={deleteConsequence(kind, entry)}
        confirm="Delete"
        values={{ intent: 'delete', document: key, version: String(version) }}
      />
    </div>
  )
}

type RowButtonProps = {
  label: string
  title: string
  icon: LucideIcon
  isDisabled?: boolean
  isSubmit?: boolean
  onClick?: () => void
}

function RowButton({ label, title, icon: Icon, isDisabled, isSubmit, onClick }: RowButtonProps) {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className="inline-flex h-11 w-9 items-center justify-center rounded-small hover:bg-raised hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-30"
      aria-label={`${label}: ${title}`}
      title={label}
      // Not disabled, which would take the focus from the button that moved the row to the end.
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
