import { ListChecks } from 'lucide-react'
import { useContext, useState } from 'react'
import { collections, type EntryKind, entryKey } from '#model/content/collections.ts'
import type { EntryOption } from '#model/content/editor.ts'
import { below } from '#model/content/form/set-at-path.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { EntryNumber } from './disclosure.tsx'
import { EntryButtons } from './entry-buttons.tsx'
import { EntryLink } from './entry-link.tsx'
import { EntryPicker } from './entry-picker.tsx'
import { FieldNotes } from './field-notes.tsx'
import { ChosenEntryContext, useFormActions, useFormState } from './form-context.ts'
import { UndoRemoval } from './list-field.tsx'

type PickedEntriesProps = {
  /** Path of the list of ids. */
  path: string
  picked: string[]
  collection: EntryKind
  options: EntryOption[]
  max: number
}

/** The chosen entries in the order in which the section shows them. */
export function PickedEntries({ path, picked, collection, options, max }: PickedEntriesProps) {
  const { idOf } = useFormActions()
  const { isReadOnly } = useFormState()
  const [isPicking, setIsPicking] = useState(false)
  const several = collections[collection].nouns[1]
  return (
    <>
      <FieldNotes schema={{}} path={path} />
      {picked.length > 0 && (
        <ol className="border-line border-t">
          {picked.map((id, index) => (
            <PickedEntry
              key={id}
              {...{ path, index, id, collection }}
              option={options.find((option) => option.id === id)}
              isLast={index === picked.length - 1}
            />
          ))}
        </ol>
      )}
      <UndoRemoval list={path} />
      {!isReadOnly && (
        <Button
          size="sm"
          variant="outline"
          type="button"
          id={idOf(path, 'add')}
          onClick={() => setIsPicking(true)}
        >
          <ListChecks aria-hidden="true" className="size-4" />
          Choose {several}
        </Button>
      )}
      {isPicking && (
        <EntryPicker
          {...{ path, picked, collection, options, max }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  )
}

type PickedEntryProps = Pick<PickedEntriesProps, 'path' | 'collection'> & {
  index: number
  id: string
  /** Undefined if the entry was deleted. */
  option: EntryOption | undefined
  isLast: boolean
}

function PickedEntry({ path, index, id, collection, option, isLast }: PickedEntryProps) {
  const { idOf } = useFormActions()
  const own = below(path, index)
  const isChosen = useContext(ChosenEntryContext)?.entry === entryKey(collection, id)
  const [one] = collections[collection].nouns
  const name = option?.title ?? id
  return (
    <li
      id={idOf(own)}
      tabIndex={-1}
      className={cn('border-line border-b py-1', isChosen && 'bg-raised')}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
        <EntryNumber of={index + 1} />
        <span className="flex min-w-0 items-center gap-3">
          {option?.picture && (
            <img
              src={option.picture}
              alt=""
              className="size-10 flex-none rounded-small object-cover"
            />
          )}
          <span className="grid min-w-0">
            {option ? (
              <EntryLink entry={entryKey(collection, id)} className="row-link truncate">
                {name}
              </EntryLink>
            ) : (
              <span className="text-alarm">Deleted: {id}</span>
            )}
            <span className="truncate text-hint text-soft">
              {option && !option.isPublic ? 'Shown once it is published' : option?.detail}
            </span>
          </span>
        </span>
        <EntryButtons
          entry={id}
          list={path}
          path={own}
          entryName={`${one} “${name}”`}
          index={index}
          isLast={isLast}
          isFixed={false}
          canAdd
          canRemove
          isUnique
        />
      </div>
      <FieldNotes schema={{}} path={own} />
    </li>
  )
}
