import { Link, useSearchParams } from 'react-router'
import { pipelineListPath } from '#model/admin-paths.ts'
import { shortMoneyText } from '#model/money.ts'
import { CARDS, CLOSED_DAYS, withMore } from '#model/pipeline/board.ts'
import type { Deal } from '#server/features/pipeline/deal-cards.ts'
import type { Board } from '#server/features/pipeline/show-board.ts'
import { cn } from '#ui/cn.ts'
import { DealCard } from './deal-card.tsx'
import { useCardDrop } from './use-card-drag.ts'

type BoardColumnProps = {
  column: Board['columns'][number]
  /** The one that small screens show. */
  isCurrent: boolean
  /** For leads that are won or lost. */
  isClosed: boolean
  /** Cards that are being moved, by their ids. */
  moving: { has(id: string): boolean }
  columns: readonly { id: string; name: string }[]
  onMove: (deal: Deal, to: string) => void
  onDrop: (id: string) => void
}

export function BoardColumn(props: BoardColumnProps) {
  const { column, columns, isCurrent, isClosed, moving, onMove, onDrop } = props
  const { id, name, count, sums, deals } = column
  return (
    <section
      aria-labelledby={`column-${id}`}
      {...useCardDrop(onDrop)}
      className={cn(
        'grid min-w-0 content-start gap-2 border-ink border-t-2 pt-2 md:h-full md:min-h-0 md:grid-rows-[auto_minmax(0,1fr)_auto] data-drop:bg-raised',
        isClosed && 'border-strong-line',
        deals.length > (isClosed ? 1 : 0) ? 'md:min-w-52 md:flex-1' : 'md:w-42 md:flex-none',
        !isCurrent && 'max-md:hidden',
      )}
    >
      <header className="grid content-start">
        <h2 id={`column-${id}`} className="flex items-baseline justify-between gap-3 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="label font-normal text-soft">
            {count.toLocaleString('en-US')}
            <span className="sr-only">{count === 1 ? ' lead' : ' leads'}</span>
          </span>
        </h2>
        <p className="text-small text-soft tabular-nums">
          {sums.map(({ currency, value }) => shortMoneyText(value, currency)).join(' + ')}
          {isClosed && ` in ${CLOSED_DAYS} days`}
        </p>
      </header>
      {deals.length === 0 ? (
        <p className="text-small text-soft">No leads here.</p>
      ) : (
        <ul className="fade-foot grid gap-1.5 md:-m-1 md:content-start md:overflow-y-auto md:overscroll-contain md:p-1 md:[scrollbar-width:thin]">
          {deals.map((deal) => (
            <DealCard key={deal.id} {...{ deal, columns, onMove }} isMoving={moving.has(deal.id)} />
          ))}
        </ul>
      )}
      <MoreLink column={column} isClosed={isClosed} />
    </section>
  )
}

/** Shows more cards; beyond a number that a board can show, the list has the others. */
function MoreLink({ column, isClosed }: Pick<BoardColumnProps, 'column' | 'isClosed'>) {
  const [query] = useSearchParams()
  const { id, name, count, deals, hasMore, isFull } = column
  if (!hasMore) return null
  if (isFull && isClosed) return null
  if (isFull) {
    return (
      <Link to={`${pipelineListPath}?stage=${id}`} className="admin-link min-h-11">
        All {count.toLocaleString('en-US')} in the list
      </Link>
    )
  }
  const params = new URLSearchParams(query)
  params.set('shown', withMore(query.get('shown') ?? '', id))
  return (
    <Link to={{ search: `?${params}` }} preventScrollReset className="admin-link min-h-11">
      Show {Math.min(CARDS, count - deals.length)} more
      <span className="sr-only"> of {name}</span>
    </Link>
  )
}
