import type { LeadStatus } from '#model/inbox.ts'
import type { Tone } from '../ui/tag.tsx'

/** How a lead's status looks. */
export const statusTones: Record<LeadStatus, Tone> = {
  new: 'loud',
  answered: 'quiet',
  won: 'good',
  lost: 'quiet',
  spam: 'quiet',
}
