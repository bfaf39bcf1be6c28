import { Copy, Ellipsis, Eye, EyeOff, GripVertical, MoveDown, MoveUp, X } from 'lucide-react'
import { Menu, type MenuItem } from '#app/admin/kit/menu.tsx'
import { isFields } from '#model/content/form/json-schema.ts'
import { below } from '#model/content/form/set-at-path.ts'
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

const buttonClass =
  'inline-flex h-11 w-9 items-center justify-center rounded-small hover:bg-raised hover:text-ink'

/** A handle that moves a list entry, with the pointer or the arrow keys, and a menu of what else can be done with it. */
export function EntryButtons(props: EntryButtonsProps) {
  const { list, path, entryName, index, isLast } = props
  const { idOf, move } = useFormActions()
  const moveBy = (step: 1 | -1) => {
    if (step < 0 ? index > 0 : !isLast) move(list, index, index + step, entryName)
  }
  const items = useItems(props, moveBy)
  if (useFormState().isReadOnly) return null
  return (
    <div className="flex text-soft max-sm:in-[.is-line]:-mr-2">
      {!(isLast && index === 0) && (
        <button
          id={idOf(path, 'move')}
          type="button"
          draggable
          data-handle
          aria-label={`Move: ${entryName}`}
          aria-keyshortcuts="ArrowUp ArrowDown"
          title="Drag, or use the arrow keys"
          className={`${buttonClass} cursor-grab max-sm:hidden active:cursor-grabbing`}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            moveBy(event.key === 'ArrowUp' ? -1 : 1)
          }}
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </button>
      )}
      <Menu label={`Actions: ${entryName}`} title="Actions" className={buttonClass} items={items}>
        <Ellipsis aria-hidden="true" className="size-4" />
      </Menu>
    </div>
  )
}

function useItems(props: EntryButtonsProps, moveBy: (step: 1 | -1) => void): MenuItem[] {
  const { entry, list, path, entryName, index, isLast, isFixed, canAdd, canRemove } = props
  const { isUnique, canHide = false } = props
  const { change, insert, remove } = useFormActions()
  const isHidden = isFields(entry) && entry.hidden === true
  const own = [
    canHide && {
      label: isHidden ? 'Show' : 'Hide',
      icon: isHidden ? Eye : EyeOff,
      onSelect: () => change(below(path, 'hidden'), isHidden ? undefined : true),
    },
    !isUnique && {
      label: 'Duplicate',
      icon: Copy,
      isDisabled: !canAdd,
      onSelect: () => insert(list, index + 1, entry, `a copy of ${entryName}`),
    },
    {
      label: 'Remove',
      icon: X,
      isDanger: true,
      isDisabled: !canRemove,
      onSelect: () => remove(list, index, entryName),
    },
  ]
  return [
    { label: 'Move up', icon: MoveUp, isDisabled: index === 0, onSelect: () => moveBy(-1) },
    { label: 'Move down', icon: MoveDown, isDisabled: isLast, onSelect: () => moveBy(1) },
    ...(isFixed ? [] : own.filter((item) => item !== false)),
  ]
}
