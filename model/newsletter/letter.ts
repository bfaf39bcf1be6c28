import { LINE_MAX } from '#model/limits.ts'

/** `cancelled`: stopped while it was being sent. */
export const letterStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const

export type LetterState = (typeof letterStates)[number]

export const letterStateNames: Record<LetterState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Stopped',
}

/** Letters per page of the list. */
export const LETTERS_PER_PAGE = 30

/** Characters. */
export const SUBJECT_MAX = LINE_MAX
export const PREHEADER_MAX = LINE_MAX
export const LETTER_MAX = 100_000

/** The name of a letter that may have no subject yet. */
export function letterName(subject: string) {
  return subject || 'Letter without a subject'
}

/** "1,204 subscribers" */
export function countSubscribers(count: number) {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'subscriber' : 'subscribers'}`
}

/** What must be written before a letter can be sent, by field. */
export function missingTexts(letter: { subject: string; content: string }): Record<string, string> {
  return {
    ...(letter.subject.trim() === '' && { subject: 'Enter the subject' }),
    ...(letter.content.trim() === '' && { content: 'Write the letter' }),
  }
}
