import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import type { OutboxState } from '#model/mail/outbox.ts'

export const stateNames: Record<OutboxState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  paused: 'On hold',
}

const tones: Record<OutboxState, Tone> = {
  waiting: 'quiet',
  sending: 'quiet',
  sent: 'good',
  failed: 'late',
  paused: 'loud',
}

/** The state of a message. */
export function StateTag({ state }: { state: OutboxState }) {
  return <Tag tone={tones[state]}>{stateNames[state]}</Tag>
}
