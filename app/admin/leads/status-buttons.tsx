import type { FetcherWithComponents } from 'react-router'
import { leadStatuses } from '#model/leads/inbox.ts'
import { Button } from '#ui/button.tsx'

type StatusButtonsProps = {
  fetcher: FetcherWithComponents<unknown>
  /** Where the leads are spam, the one way is out of it. */
  isSpam: boolean
  /** Of a single lead: which one it has. */
  current?: string
}

/** A button a status; while one is sent all wait, and the pressed one keeps the focus. */
export function StatusButtons({ fetcher, isSpam, current }: StatusButtonsProps) {
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
    >
      {label}
    </Button>
  ))
}
