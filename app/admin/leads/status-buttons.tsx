import type { FetcherWithComponents } from 'react-router'
import { leadStatuses } from '#model/leads/inbox.ts'
import { Button } from '#ui/button.tsx'

type StatusButtonsProps = {
  fetcher: FetcherWithComponents<unknown>
  /** Spam can only be marked as not spam. */
  isSpam: boolean
  /** The status of a single lead. */
  current?: string
  /** Asks why, before a lead is marked as lost. */
  onLost?: () => void
}

/** One button per status. While one is submitted, all are inert but keep the focus. */
export function StatusButtons({ fetcher, isSpam, current, onLost }: StatusButtonsProps) {
  const statuses = isSpam ? [['not-spam', 'Not spam'] as const] : Object.entries(leadStatuses)
  return statuses.map(([status, label]) => (
    <Button
      size="sm"
      variant="outline"
      key={status}
      type="submit"
      name="status"
      value={status}
      aria-pressed={current === undefined ? undefined : status === current}
      busy={fetcher.formData?.get('status') === status}
      aria-disabled={fetcher.state !== 'idle'}
      onClick={(event) => {
        if (status !== 'lost' || current === 'lost' || !onLost) return
        event.preventDefault()
        onLost()
      }}
    >
      {label}
    </Button>
  ))
}
