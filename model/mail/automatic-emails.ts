/** The emails whose text is content, by the part of the document `emails`. */
export const automaticEmails = {
  inquiry: 'Contact form',
  partner: 'Partner form',
  application: 'Application',
  confirmation: 'Confirm newsletter',
  welcome: 'Welcome',
  reply: 'Reply',
} as const

export type AutomaticEmail = keyof typeof automaticEmails
