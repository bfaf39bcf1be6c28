import type { Tone } from '#app/admin/kit/tag.tsx'
import type { LeadStatus } from '#model/leads/inbox.ts'

/** The tag tone of each status. */
export const statusTones: Record<LeadStatus, Tone> = {
  new: 'loud',
  answered: 'quiet',
  won: 'good',
  lost: 'quiet',
  spam: 'quiet',
}
