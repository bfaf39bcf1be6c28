import { type ReactNode, useContext } from 'react'
import { SelectAll } from '#app/admin/kit/select-all.tsx'
import { SelectRow } from '#app/admin/kit/select-row.tsx'
import { useSelection } from '#app/admin/kit/use-selection.ts'
import { stepTo } from '#model/content/form/entry-ids.ts'
import { Button } from '#ui/button.tsx'
import { SelectionContext, useFormActions } from './form-context.ts'

type EntrySelectionProps = {
  list: string
  entries: unknown[]
  /** Ids of the entries that are shown: only these can be selected. */
  shown: string[]
  children: ReactNode
}

/** Removes several entries of a list at once. They are selected by id, because others may move them. */
export function EntrySelection({ list, entries, shown, children }: EntrySelectionProps) {
  const { removeSeveral } = useFormActions()
  const nouns = ['entry', 'entries'] as const
  const selection = useSelection({ field: 'selected', values: shown, nouns })
  const selected = new Set(selection.chosen)
  const chosen = [...entries.keys()].filter((index) => selected.has(stepTo(entries[index], index)))
  return (
    <SelectionContext value={selection}>
      <SelectAll selection={selection}>
        {chosen.length > 0 && (
          <Button
            size="sm"
            variant="outline"
            type="button"
            onClick={() => removeSeveral(list, chosen)}
          >
            Remove
          </Button>
        )}
      </SelectAll>
      {children}
    </SelectionContext>
  )
}

/** The box of an entry, in a list with an EntrySelection. */
export function EntryBox({ id, name }: { id: string; name: string }) {
  const selection = useContext(SelectionContext)
  if (!selection) return null
  return <SelectRow title={name} box={selection.boxOf(id)} className="absolute top-4 left-0" />
}
