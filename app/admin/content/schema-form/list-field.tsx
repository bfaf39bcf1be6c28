import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { entryLabel, labelOf } from '#model/content/form/labels.ts'
import { AddEntry } from './add-entry.tsx'
import { EntrySearchField, MoreEntries } from './entry-search.tsx'
import { EntrySelection } from './entry-selection.tsx'
import type { FieldProps } from './field.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { Group } from './group.tsx'
import { ListEntry } from './list-entry.tsx'
import { QuietButton } from './quiet-button.tsx'
import { useShownEntries } from './use-shown-entries.ts'

/** A list with its entries and a button to add one. */
export function ListField({ items, ...field }: FieldProps & { items: JsonSchema }) {
  const { isReadOnly } = useFormState()
  const { schema, value, path, name } = field
  const entries = Array.isArray(value) ? value : []
  const { shown, search } = useShownEntries(path, entries)
  const noun = entryLabel(items, field.label ?? labelOf(schema, name), name)
  const canAdd = entries.length < (schema.maxItems ?? Number.POSITIVE_INFINITY)
  const isFixed = schema.minItems !== undefined && schema.minItems === schema.maxItems
  const canRemove = entries.length > (schema.minItems ?? 0)
  const rows = entries.length > 0 && (
    <ol className="border-line border-t">
      {shown.map(({ entry, index, step }) => (
        <ListEntry
          key={step}
          items={items}
          entry={entry}
          list={path}
          name={name}
          index={index}
          noun={noun}
          isLast={index === entries.length - 1}
          isFixed={isFixed && entries.length === schema.maxItems}
          canAdd={canAdd}
          canRemove={canRemove}
        />
      ))}
    </ol>
  )
  return (
    <Group {...field} isList>
      {search && <EntrySearchField list={path} search={search} />}
      {path === '' && !isReadOnly && entries.length > 1 ? (
        <EntrySelection list={path} entries={entries} shown={shown.map(({ step }) => step)}>
          {rows}
        </EntrySelection>
      ) : (
        rows
      )}
      {search && <MoreEntries search={search} />}
      <UndoRemoval list={path} />
      {canAdd && !isReadOnly && (
        <AddEntry items={items} list={path} index={entries.length} noun={noun} />
      )}
      {!canAdd && !isFixed && (
        <p className="max-w-[65ch] text-hint text-soft">Maximum of {schema.maxItems} reached.</p>
      )}
    </Group>
  )
}

/** Restores the last entry removed from this list, until another list change. */
export function UndoRemoval({ list }: { list: string }) {
  const { undoRemove } = useFormActions()
  const { removed } = useFormState()
  if (removed?.list !== list) return null
  return (
    <p className="flex items-center gap-4 text-soft">
      <span>Removed {removed.name}.</span>
      <QuietButton onClick={undoRemove}>Undo</QuietButton>
    </p>
  )
}
