import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { isClosedColumn } from '#model/pipeline/pipeline.ts'
import type { Deal } from '#server/features/pipeline/deal-cards.ts'
import type { Board as BoardData } from '#server/features/pipeline/show-board.ts'
import { BoardColumn } from './board-column.tsx'
import { LostDialog } from './lost-dialog.tsx'
import { useMoves } from './use-moves.ts'

/** One column at a time on small screens; otherwise all beside each other. */
export function Board({ board }: { board: BoardData }) {
  const { columns, moving, move } = useMoves(board.columns)
  const [query] = useSearchParams()
  const [lost, setLost] = useState<Deal | null>(null)
  const current = columns.find(({ id }) => id === query.get('column')) ?? columns[0]

  function moveTo(deal: Deal, to: string) {
    if (to === 'lost' && deal.column !== to) setLost(deal)
    else void move(deal, to)
  }

  return (
    <>
      <div className="grid min-w-0 md:hidden [&_a]:gap-1 [&_a]:px-1.5 [&_a]:text-small [&_nav]:justify-self-stretch [&_ul]:justify-between">
        <TabLinks
          label="Columns"
          isPlain
          tabs={columns.map(({ id, name, count }) => ({
            name,
            to: { search: `?${new URLSearchParams({ ...Object.fromEntries(query), column: id })}` },
            isCurrent: id === current?.id,
            count: String(count),
          }))}
        />
      </div>
      <div className="relative grid min-h-0 min-w-0 flex-1 content-start gap-4 md:flex md:overflow-x-auto">
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            isCurrent={column.id === current?.id}
            isClosed={isClosedColumn(column.id)}
            moving={moving}
            columns={columns}
            onMove={moveTo}
            onDrop={(id) => {
              const deal = columns.flatMap(({ deals }) => deals).find((one) => one.id === id)
              if (deal) moveTo(deal, column.id)
            }}
          />
        ))}
      </div>
      {lost && (
        <LostDialog
          name={lost.name}
          reasons={board.lostReasons}
          onLost={(reason) => {
            setLost(null)
            void move(lost, 'lost', reason)
          }}
          onClose={() => setLost(null)}
        />
      )}
    </>
  )
}
