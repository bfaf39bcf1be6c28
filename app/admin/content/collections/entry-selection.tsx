import { Form } from 'react-router'
import { ConfirmButton } from '#app/admin/kit/confirm-button.tsx'
import { SelectionBar } from '#app/admin/kit/selection-bar.tsx'
import { collections, type EntryKind } from '#model/content/collections.ts'
import type { CollectionEntry } from '#model/content/editor.ts'
import { Button } from '#ui/button.tsx'

type EntrySelectionProps = {
  kind: EntryKind
  /** Those in the list. */
  entries: CollectionEntry[]
  selected: CollectionEntry[]
  onSelect: (keys: string[]) => void
}

/** Selects all entries of the list, and changes those that are selected. */
export function EntrySelection({ kind, entries, selected, onSelect }: EntrySelectionProps) {
  const [one, several] = collections[kind].nouns
  const count = `${selected.length} ${selected.length === 1 ? one : several}`
  const seen = selected.map(({ version, key }) => `${version} ${key}`)
  const isShown = selected.some((entry) => !entry.isOff && (entry.isPublished || entry.hasOriginal))
  const isHidden = selected.some(({ isOff }) => isOff)
  return (
    <SelectionBar
      total={entries.length}
      selected={selected.length}
      count={count}
      onSelectAll={(isSelected) => onSelect(isSelected ? entries.map(({ key }) => key) : [])}
    >
      {isShown && <Change intent="hideSeveral" label="Hide from visitors" seen={seen} />}
      {isHidden && <Change intent="showSeveral" label="Show again" seen={seen} />}
      {selected.length > 0 && (
        <ConfirmButton
          label={`Delete ${count}`}
          question={`Delete ${count}?`}
          consequence={`They disappear from all pages that show them. You can restore them below the list.`}
          confirm="Delete"
          values={{ intent: 'deleteSeveral' }}
          lists={{ entry: seen }}
        />
      )}
    </SelectionBar>
  )
}

type ChangeProps = { intent: string; label: string; seen: string[] }

function Change({ intent, label, seen }: ChangeProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {seen.map((one) => (
        <input key={one} type="hidden" name="entry" value={one} />
      ))}
      <Button size="sm" variant="outline" type="submit">
        {label}
      </Button>
    </Form>
  )
}
