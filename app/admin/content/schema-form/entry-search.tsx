import { TextField } from '#ui/text-field.tsx'
import { useFormActions } from './form-context.ts'
import { QuietButton } from './quiet-button.tsx'
import type { EntrySearch } from './use-shown-entries.ts'

type EntrySearchFieldProps = { list: string; search: EntrySearch }

/** Searches the entries of a long list. */
export function EntrySearchField({ list, search }: EntrySearchFieldProps) {
  const { idOf } = useFormActions()
  const { words, total, found, setWords } = search
  return (
    <div className="grid max-w-120 gap-1.5">
      <TextField
        id={idOf(list, 'search')}
        type="search"
        label={`Search these ${total.toLocaleString('en-US')}`}
        value={words}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          // It would save the document.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p role="status" className="text-hint text-soft">
        {words.trim() && (found === 1 ? '1 found' : `${found.toLocaleString('en-US')} found`)}
      </p>
    </div>
  )
}

/** Shows the next entries of a long list. */
export function MoreEntries({ search: { more, found, showMore } }: { search: EntrySearch }) {
  if (more === 0) return null
  return (
    <QuietButton className="justify-self-start" onClick={showMore}>
      Show {more} more of {found.toLocaleString('en-US')}
    </QuietButton>
  )
}
