import { useContext } from 'react'
import { collections, readEntryKey } from '#model/content/collections.ts'
import { EntryLink } from './entry-link.tsx'
import { ChosenEntryContext, EntryOptionsContext, useFormActions } from './form-context.ts'

/** The part of a field that is the link to the chosen entry. */
export const CHOSEN_ENTRY = 'entry'

/** A link to the entry that was clicked in the page, if this field leads to it. */
export function ChosenEntry({ path }: { path: string }) {
  const chosen = useContext(ChosenEntryContext)
  const options = useContext(EntryOptionsContext)
  const { idOf } = useFormActions()
  const read = readEntryKey(chosen?.entry ?? '')
  if (!chosen || !read || chosen.path !== path) return null
  const option = options[read.kind]?.find(({ id }) => id === read.id)
  const [noun] = collections[read.kind].nouns
  return (
    <p className="flex items-center gap-3 rounded-small border-ink border-l-3 bg-raised px-3 py-2">
      {option?.picture && (
        <img src={option.picture} alt="" className="size-10 flex-none rounded-small object-cover" />
      )}
      <span className="grid min-w-0 gap-1">
        <EntryLink
          entry={chosen.entry}
          id={idOf(path, CHOSEN_ENTRY)}
          className="admin-link justify-self-start"
        >
          Edit {option ? `“${option.title}”` : `this ${noun}`}
        </EntryLink>
        {option?.detail && <span className="truncate text-hint text-soft">{option.detail}</span>}
      </span>
    </p>
  )
}
