import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { LOST_REASON_MAX } from '#model/pipeline/deal-schema.ts'
import type { Deal } from '#server/features/pipeline/deal-cards.ts'
import type { Board } from '#server/features/pipeline/show-board.ts'

/** Cards that are being moved: the columns where they are going, by their ids. */
type Moving = ReadonlyMap<string, string>

/** Shows a move at once, and what the server says as soon as it has answered. */
export function useMoves(columns: Board['columns']) {
  const [moving, setMoving] = useState<Moving>(new Map())
  const { revalidate } = useRevalidator()
  const showToast = useToast()

  async function move(deal: Deal, to: string, reason?: FormData, isUndo = false) {
    if (to === deal.column || moving.has(deal.id)) return
    setMoving((all) => new Map(all).set(deal.id, to))
    const values = reason ?? new FormData()
    for (const [name, value] of Object.entries({ id: deal.id, from: deal.column, to })) {
      values.set(name, value)
    }
    const result = await runAction('pipeline.move', values)
    const isUnknown = !result.ok && result.status === 0
    showToast(
      isUnknown ? `The server can’t be reached. ${deal.name} was not moved.` : result.message,
      result.ok ? 'done' : 'failed',
      result.ok && !isUndo
        ? () => void move({ ...deal, column: to }, deal.column, reasonOf(deal), true)
        : undefined,
    )
    if (!isUnknown) await revalidate()
    setMoving((all) => new Map([...all].filter(([id]) => id !== deal.id)))
  }

  return { columns: withMoves(columns, moving), moving, move }
}

/** Of a lead that was lost: why. */
function reasonOf({ column, lostReason }: Deal) {
  const values = new FormData()
  if (column === 'lost' && lostReason)
    values.set('reasonWords', lostReason.slice(0, LOST_REASON_MAX))
  return values
}

/** The columns with moved cards on top of where they are going. */
function withMoves(columns: Board['columns'], moving: Moving) {
  if (moving.size === 0) return columns
  const moved = columns.flatMap(({ id, deals }) =>
    deals.filter((deal) => (moving.get(deal.id) ?? id) !== id),
  )
  return columns.map((column) => {
    const added = moved.filter(({ id }) => moving.get(id) === column.id)
    const kept = column.deals.filter(({ id }) => !moved.some((one) => one.id === id))
    const count = column.count + added.length - (column.deals.length - kept.length)
    return { ...column, count, deals: [...added, ...kept] }
  })
}
