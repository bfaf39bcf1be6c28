import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import type { Delivery } from '#server/features/leads/inbox/timeline.ts'

const states: Record<Delivery['state'], { words: string; tone: Tone }> = {
  waiting: { words: 'waiting to be sent', tone: 'quiet' },
  sending: { words: 'sending', tone: 'quiet' },
  sent: { words: 'sent', tone: 'good' },
  paused: { words: 'on hold until a mail server is set up', tone: 'quiet' },
  failed: { words: 'not delivered', tone: 'late' },
}

/** How a mail about a lead fares. */
export function DeliveryState({ delivery: { state, lastError } }: { delivery: Delivery }) {
  const { words, tone } = states[state]
  return (
    <p className="grid gap-1">
      <Tag tone={tone}>{words}</Tag>
      {lastError && state !== 'sent' && <span className="text-soft">{lastError}</span>}
    </p>
  )
}
