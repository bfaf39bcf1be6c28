import { type ReactNode, useState } from 'react'
import { CHOSEN_ENTRY } from '#app/admin/content/schema-form/chosen-entry.tsx'
import {
  type ChosenEntry,
  ChosenEntryContext,
  LeaveContext,
} from '#app/admin/content/schema-form/form-context.ts'
import { fieldOfEntry } from './page/field-of-entry.ts'
import type { EditedDocument } from './use-document.ts'
import { useSaveAndLeave } from './use-save-and-leave.ts'

type ChosenEntryOptions = {
  document: EditedDocument
  /** Opens a field and moves the focus to `part` of it. */
  onFocus(field: { path: string; part: string }): void
}

/** The entry of a collection that was clicked in the page, until another place is. */
export function useChosenEntry({ document, onFocus }: ChosenEntryOptions) {
  const [chosen, setChosen] = useState<ChosenEntry | null>(null)
  const leave = useSaveAndLeave(document)
  return {
    chosen,
    forget: () => setChosen(null),
    choose(entry: string, section: string | null) {
      const path = fieldOfEntry(document.value, entry, section)
      setChosen({ entry, section, path })
      onFocus({ path, part: CHOSEN_ENTRY })
    },
    /** The fields, which lead to the entry. */
    provideTo: (fields: ReactNode) => (
      <LeaveContext value={leave}>
        <ChosenEntryContext value={chosen}>{fields}</ChosenEntryContext>
      </LeaveContext>
    ),
  }
}
