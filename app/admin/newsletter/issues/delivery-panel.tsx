import type { ReactNode } from 'react'
import { usePerson } from '#app/admin/shell/shell.tsx'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { cn } from '#ui/cn.ts'
import { DeliveryText } from './delivery-text.tsx'

type DeliveryPanelProps = {
  issue: OpenedIssue
  /** Of the text, which describes the buttons. */
  textId?: string
  /** Buttons. */
  children: ReactNode
}

/** Takes the focus when its buttons have done their work and are gone. */
export const deliveryId = 'delivery'

/** To whom and when the issue goes, and the buttons for that. */
export function DeliveryPanel({ issue, textId, children }: DeliveryPanelProps) {
  const isStopped = issue.state === 'cancelled'
  return (
    <section
      id={deliveryId}
      tabIndex={-1}
      aria-label="Delivery"
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-4 bg-raised px-4.5 py-3.5 outline-none max-sm:[&_button]:px-3',
        isStopped ? 'border-alarm' : 'border-well',
      )}
    >
      <div id={textId} className="max-w-[75ch] flex-1 basis-80">
        <DeliveryText issue={issue} role={usePerson().role} />
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </section>
  )
}
