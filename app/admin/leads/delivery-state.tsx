import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import type { Delivery } from '#server/features/leads/inbox/timeline.ts'

const states: Record<Delivery['state'], { label: string; tone: Tone }> = {
  waiting: { label: 'waiting to be sent', tone: 'quiet' },
  sending: { label: 'sending', tone: 'quiet' },
  sent: { label: 'sent', tone: 'good' },
  paused: { label: 'on hold until a mail server is set up', tone: 'quiet' },
  failed: { label: 'not delivered', tone: 'late' },
}

/** The delivery state of an email about a lead. */
export function DeliveryState({ delivery: { state, lastError } }: { delivery: Delivery }) {
  const { label, tone } = states[state]
  return (
    <p className="grid gap-1">
      <Tag tone={tone} className="whitespace-normal!">
        {label}
      </Tag>
      {lastError && state !== 'sent' && <span className="text-soft">{lastError}</span>}
    </p>
  )
}
