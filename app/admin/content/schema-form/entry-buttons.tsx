import { ArrowDown, ArrowUp, Copy, type LucideIcon, X } from 'lucide-react'
import { cn } from '#ui/cn.ts'
import { useFormTools, useFormView } from './form-context.ts'

type EntryButtonsProps = {
  entry: unknown
  list: string
  path: string
  /** What the entry is called: 'Team “Who We Are”'. */
  called: string
  index: number
  isLast: boolean
  isFixed: boolean
  canAdd: boolean
  canRemove: boolean
}

/** Buttons of a list entry: move, duplicate, remove. */
export function EntryButtons(props: EntryButtonsProps) {
  const { entry, list, path, called, index, isLast, isFixed, canAdd, canRemove } = props
  const { idOf, move, insert, remove } = useFormTools()
  if (useFormView().isReadOnly) return null
  return (
    <div className="schema-buttons">
      <EntryButton
        id={idOf(path, 'up')}
        does="Move up"
        called={called}
        icon={ArrowUp}
        off={index === 0}
        onClick={() => move(list, index, index - 1, called)}
      />
      <EntryButton
        id={idOf(path, 'down')}
        does="Move down"
        called={called}
        icon={ArrowDown}
        off={isLast}
        onClick={() => move(list, index, index + 1, called)}
      />
      {!isFixed && (
        <>
          <EntryButton
            does="Duplicate"
            isRare
            called={called}
            icon={Copy}
            off={!canAdd}
            onClick={() => insert(list, index + 1, structuredClone(entry), `a copy of ${called}`)}
          />
          <EntryButton
            does="Remove"
            isRare
            called={called}
            icon={X}
            off={!canRemove}
            onClick={() => remove(list, index, called)}
          />
        </>
      )}
    </div>
  )
}

type EntryButtonProps = {
  id?: string
  does: string
  called: string
  icon: LucideIcon
  off: boolean
  /** Hidden on small screens while the entry is closed. */
  isRare?: boolean
  onClick: () => void
}

function EntryButton(props: EntryButtonProps) {
  const { id, does, called, icon: Icon, off, isRare, onClick } = props
  return (
    <button
      type="button"
      id={id}
      className={cn('schema-button', isRare && 'is-rare')}
      aria-label={`${does}: ${called}`}
      title={does}
      disabled={off}
      onClick={onClick}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
