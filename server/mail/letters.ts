import { leadReminder, leadToStaff, leadToVisitor } from '#server/leads/letters.ts'
import { confirmLetter, welcomeLetter } from '#server/newsletter/letters.ts'
import type { WriteLetter } from './letter.ts'

/** Every letter that the house writes, by the topic of its outbox row. */
export const letters: Record<string, WriteLetter | undefined> = {
  'lead-to-staff': leadToStaff,
  'lead-to-visitor': leadToVisitor,
  'lead-reminder': leadReminder,
  'confirm-subscription': confirmLetter,
  welcome: welcomeLetter,
}
