import { MessageSquare, MessageSquarePlus } from 'lucide-react'
import { useContext } from 'react'
import { isIndex } from '#model/content/form/entry-ids.ts'
import { stepsOf } from '#model/content/form/set-at-path.ts'
import { cn } from '#ui/cn.ts'
import { FieldCommentsContext } from './comments-context.ts'

type CommentMarkerProps = {
  path: string
  /** The field's label. */
  name: string
  /** Counts comments on the fields inside it, too. */
  isWithin?: boolean
  className?: string
}

/** Beside a field: the number of its open comments; without any, a way to write one while the panel is open. */
export function CommentMarker({ path, name, isWithin = false, className }: CommentMarkerProps) {
  const comments = useContext(FieldCommentsContext)
  // Plain values of a list have no id: what is said of one is said of the list.
  if (!comments || isIndex(stepsOf(path).at(-1) ?? '')) return null
  const { counts, isOffered, show } = comments
  const count = [...counts].reduce(
    (sum, [one, number]) =>
      one === path || (isWithin && one.startsWith(`${path}.`)) ? sum + number : sum,
    0,
  )
  if (count === 0 && !isOffered) return null
  const Icon = count === 0 ? MessageSquarePlus : MessageSquare
  const label =
    count === 0
      ? `Comment on ${name}`
      : `${count} ${count === 1 ? 'comment' : 'comments'} on ${name}`
  return (
    <button
      type="button"
      className={cn(
        'inline-flex h-8 min-w-8 flex-none items-center justify-center gap-1 rounded-small px-1.5 hover:bg-raised',
        count === 0 ? 'text-soft hover:text-ink' : 'text-accent',
        className,
      )}
      aria-label={label}
      title={label}
      onClick={() => show(path, isWithin)}
    >
      <Icon aria-hidden="true" className="size-4" />
      {count > 0 && <span className="label tabular-nums">{count}</span>}
    </button>
  )
}
