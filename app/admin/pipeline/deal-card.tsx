import { ArrowRightLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Menu } from '#app/admin/kit/menu.tsx'
import { leadPath } from '#model/admin-paths.ts'
import { leadKinds } from '#model/leads/inbox.ts'
import type { Deal } from '#server/features/pipeline/deal-cards.ts'
import { cn } from '#ui/cn.ts'
import { NextStep } from './next-step.tsx'
import { cardDrag } from './use-card-drag.ts'

type DealCardProps = {
  deal: Deal
  columns: readonly { id: string; name: string }[]
  isMoving: boolean
  onMove: (deal: Deal, to: string) => void
}

/** A lead on the board. Without JavaScript, it is moved on its own screen, to which its name leads. */
export function DealCard({ deal, columns, isMoving, onMove }: DealCardProps) {
  const { id, name, kind, service, worth, step, lostReason, assignee } = deal
  return (
    <li
      {...(isMoving ? {} : cardDrag(id))}
      className={cn(
        'group grid min-w-0 gap-2 rounded-card border border-line bg-paper p-3 hover:border-strong-line',
        isMoving ? 'cursor-progress border-dashed' : 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <p className="grid min-w-0 gap-0.5">
          <Link
            to={leadPath(id)}
            draggable={false}
            className="font-semibold wrap-anywhere hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          <span className="text-small text-soft wrap-anywhere">{service ?? leadKinds[kind]}</span>
        </p>
        <Menu
          // Keeps the focus wherever the card goes.
          id={`move-${id}`}
          label={`Move ${name}`}
          title="Move"
          className="-m-2 inline-flex size-11 flex-none items-center justify-center rounded-small text-soft hover:text-ink"
          items={columns.map((column) => ({
            label: column.name,
            isChosen: column.id === deal.column,
            isDisabled: isMoving,
            onSelect: () => onMove(deal, column.id),
          }))}
        >
          <ArrowRightLeft aria-hidden="true" className="size-4" />
        </Menu>
      </div>
      {step && (
        <p className="text-small">
          <NextStep deal={deal} />
        </p>
      )}
      {deal.column === 'lost' && lostReason && (
        <p className="text-small text-soft wrap-anywhere">{lostReason}</p>
      )}
      {(worth || assignee) && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold tabular-nums">{worth}</span>
          {assignee && <span className="label text-soft">{assignee}</span>}
        </p>
      )}
    </li>
  )
}
