import { ArrowRightLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Menu } from '#app/admin/kit/menu.tsx'
import { leadPath } from '#model/admin-paths.ts'
import { leadKinds } from '#model/leads/inbox.ts'
import type { Deal } from '#server/features/pipeline/deal-cards.ts'
import { cn } from '#ui/cn.ts'
import { StepDay } from './next-step.tsx'
import { cardDrag } from './use-card-drag.ts'

type DealCardProps = {
  deal: Deal
  columns: readonly { id: string; name: string }[]
  isMoving: boolean
  onMove: (deal: Deal, to: string) => void
}

/** A lead on the board, in two lines. Without JavaScript, it is moved on its own screen, to which its name leads. */
export function DealCard({ deal, columns, isMoving, onMove }: DealCardProps) {
  const { id, name, kind, service, worth, step, lostReason, assignee } = deal
  const first = deal.column === 'lost' ? lostReason : step
  const rest = [service ?? leadKinds[kind], assignee].filter(Boolean).join(' · ')
  return (
    <li
      {...(isMoving ? {} : cardDrag(id))}
      className={cn(
        'group relative grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center rounded-card border border-line bg-paper py-1.5 pl-3 [@media(hover:hover)]:pr-3 hover:border-strong-line',
        isMoving ? 'cursor-progress border-dashed' : 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div className="grid min-w-0 grid-cols-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-2">
          <Link
            to={leadPath(id)}
            draggable={false}
            className="min-w-0 font-semibold wrap-anywhere hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          <span className="font-semibold tabular-nums">{worth}</span>
        </p>
        <p className="flex items-baseline justify-between gap-x-2 text-small text-soft">
          <span className="line-clamp-2 min-w-0" title={first ? `${first} · ${rest}` : undefined}>
            <bdi>{first || rest}</bdi>
          </span>
          <StepDay deal={deal} />
        </p>
      </div>
      <Menu
        // Keeps the focus wherever the card goes.
        id={`move-${id}`}
        label={`Move ${name}`}
        title="Move"
        className="inline-flex h-11 w-9 flex-none items-center justify-center rounded-small text-soft hover:text-ink [@media(hover:hover)]:absolute [@media(hover:hover)]:right-2 [@media(hover:hover)]:-bottom-5 [@media(hover:hover)]:z-1 [@media(hover:hover)]:size-7 [@media(hover:hover)]:rounded-pill [@media(hover:hover)]:border [@media(hover:hover)]:border-strong-line [@media(hover:hover)]:bg-paper [@media(hover:hover)]:opacity-0 focus-visible:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100"
        items={columns.map((column) => ({
          label: column.name,
          isChosen: column.id === deal.column,
          isDisabled: isMoving,
          onSelect: () => onMove(deal, column.id),
        }))}
      >
        <ArrowRightLeft aria-hidden="true" className="size-4" />
      </Menu>
    </li>
  )
}
