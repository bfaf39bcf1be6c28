import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, type LucideIcon, X } from 'lucide-react'
import { isFields } from '#model/content/form/json-schema.ts'
import { below } from '#model/content/form/set-at-path.ts'
import { cn } from '#ui/cn.ts'
import { useFormActions, useFormState } from './form-context.ts'

type EntryButtonsProps = {
  entry: unknown
  list: string
  path: string
  /** Full name of the entry: 'Team “Who We Are”'. */
  entryName: string
  index: number
  isLast: boolean
  isFixed: boolean
  canAdd: boolean
  canRemove: boolean
  /** Entries that a list can have only once are not duplicated. */
  isUnique?: boolean
  /** The entry has a field `hidden`. */
  canHide?: boolean
}

/** Buttons of a list entry: move, duplicate, remove. */
export function EntryButtons(props: EntryButtonsProps) {
  const { entry, list, path, entryName, index, isLast, isFixed, canAdd, canRemove, isUnique } =
    props
  const { canHide = false } = props
  const { idOf, change, move, insert, remove } = useFormActions()
  const isHidden = isFields(entry) && entry.hidden === true
  if (useFormState().isReadOnly) return null
  return (
    <div className="flex text-soft max-sm:in-[.is-line]:col-start-2">
      <EntryButton
        id={idOf(path, 'up')}
        label="Move up"
        entryName={entryName}
        icon={ArrowUp}
        isDisabled={index === 0}
        onClick={() => move(list, index, index - 1, entryName)}
      />
      <EntryButton
        id={idOf(path, 'down')}
        label="Move down"
        entryName={entryName}
        icon={ArrowDown}
        isDisabled={isLast}
        onClick={() => move(list, index, index + 1, entryName)}
      />
      {!isFixed && (
        <>
          {canHide && (
            <EntryButton
              label={isHidden ? 'Show' : 'Hide'}
              isRare
              entryName={entryName}
              icon={isHidden ? EyeOff : Eye}
              isDisabled={false}
              onClick={() => change(below(path, 'hidden'), isHidden ? undefined : true)}
            />
          )}
          {!isUnique && (
            <EntryButton
              label="Duplicate"
              isRare
              entryName={entryName}
              icon={Copy}
              isDisabled={!canAdd}
              onClick={() => insert(list, index + 1, entry, `a copy of ${entryName}`)}
            />
          )}
          <EntryButton
            label="Remove"
            isRare
            entryName={entryName}
            icon={X}
            isDisabled={!canRemove}
            onClick={() => remove(list, index, entryName)}
          />
        </>
      )}
    </div>
  )
}

type EntryButtonProps = {
  id?: string
  label: string
  entryName: string
  icon: LucideIcon
  isDisabled: boolean
  /** Hidden on small screens while the entry is closed. */
  isRare?: boolean
  onClick: () => void
}

function EntryButton(props: EntryButtonProps) {
  const { id, label, entryName, icon: Icon, isDisabled, isRare, onClick } = props
  return (
    <button
      type="button"
      id={id}
      className={cn(
        'inline-flex h-11 w-9 items-center justify-center rounded-small enabled:hover:bg-raised enabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-30',
        // On small screens, rarely used buttons are shown only while the entry is open.
        isRare && 'max-sm:group-has-[[aria-expanded=false]]/row:hidden',
      )}
      aria-label={`${label}: ${entryName}`}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
