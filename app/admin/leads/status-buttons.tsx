import { Key } from '#app/admin/kit/keys/key.tsx'
import { type LeadStatus, leadStatuses } from '#model/leads/inbox.ts'
import { Button } from '#ui/button.tsx'

/** What can be chosen: spam can only be marked as not spam. */
export type ChosenStatus = LeadStatus | 'not-spam'

/** The button of this status is pressed by the key E. */
const DONE = 'answered'

type StatusButtonsProps = {
  isSpam: boolean
  /** The status of a single lead. */
  current?: string
  onChoose: (status: ChosenStatus) => void
}

/** What can be chosen, with its name. */
export function statusesOf(isSpam: boolean): (readonly [ChosenStatus, string])[] {
  if (isSpam) return [['not-spam', 'Not spam']]
  return Object.entries(leadStatuses) as [LeadStatus, string][]
}

/** One button per status, which a form around them can send without JavaScript. */
export function StatusButtons({ isSpam, current, onChoose }: StatusButtonsProps) {
  return statusesOf(isSpam).map(([status, label]) => (
    <Button
      size="sm"
      variant="outline"
      key={status}
      type="submit"
      name="status"
      value={status}
      className={status === DONE ? 'gap-1.5' : undefined}
      aria-pressed={current === undefined ? undefined : status === current}
      onClick={(event) => {
        event.preventDefault()
        if (status !== current) onChoose(status)
      }}
    >
      {label}
      {status === DONE && current !== DONE && <Key name="E" />}
    </Button>
  ))
}

/** Presses the button of the status that needs nothing more, in this part of the screen. */
export function pressDone(part: string) {
  document.querySelector<HTMLElement>(`${part} button[name="status"][value="${DONE}"]`)?.click()
}
