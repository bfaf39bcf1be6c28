import { webhookEvents } from '#model/webhooks/webhook.ts'

/** States of a message. `paused`: there is no mail server to send it. */
export const outboxStates = ['waiting', 'sending', 'sent', 'failed', 'paused'] as const

export type OutboxState = (typeof outboxStates)[number]

export const outboxChannels = ['mail', 'webhook'] as const

/** Display names of topics; for others the topic itself is used. */
const topicNames: Record<string, string> = {
  'lead-to-staff': 'New lead notification',
  'lead-to-visitor': 'Confirmation to a visitor',
  'lead-reminder': 'Reply reminder',
  'mail-to-staff': 'Notice of an answer',
  'due-steps': 'Due next steps',
  'call-booked': 'Confirmation of a call',
  'call-cancelled': 'Cancellation of a call',
  'call-to-person': 'New call notification',
  'call-moved': 'New time of a call',
  'call-given': 'New person for a call',
  'call-reminder': 'Reminder of a call',
  'call-cancelled-to-person': 'Notice of a cancelled call',
  'call-moved-to-person': 'Notice of a moved call',
  'call-reminder-to-person': 'Reminder of a call to the team',
  'calls-without-person': 'Calls that nobody takes',
  offer: 'Offer',
  'offer-accepted': 'Confirmation of an accepted offer',
  'offer-answered': 'Answer to an offer',
  'weekly-letter': 'Weekly letter',
  'pages.changed': 'CDN purge',
  'pages.announced': 'Changed pages to search engines',
  'confirm-subscription': 'Newsletter confirmation',
  welcome: 'Newsletter welcome',
  issue: 'Newsletter issue',
  'self-check': 'Test email',
  ping: 'Webhook test',
}

/** "password-reset" is "Password reset". */
export function mailTopicName(topic: string) {
  if (webhookEvents.some((event) => event === topic)) return `Webhook: ${topic}`
  const words = topic.replace(/[-_]+/g, ' ')
  return topicNames[topic] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
