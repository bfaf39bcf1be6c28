import { webhookEvents } from '#model/webhooks/webhook.ts'

/** How a message stands. `paused`: there is no mail server to send it with. */
export const outboxStates = ['waiting', 'sending', 'sent', 'failed', 'paused'] as const

export type OutboxState = (typeof outboxStates)[number]

export const outboxChannels = ['mail', 'webhook'] as const

/** What people call the messages; a topic that is not listed is named by its own words. */
const topicNames: Record<string, string> = {
  'lead-to-staff': 'New lead notification',
  'lead-to-visitor': 'Confirmation to a visitor',
  'lead-reminder': 'Reply reminder',
  'confirm-subscription': 'Newsletter confirmation',
  welcome: 'Newsletter welcome',
  'self-check': 'Test email',
  ping: 'Webhook test',
}

/** "password-reset" is "Password reset". */
export function mailTopicName(topic: string) {
  if (webhookEvents.some((event) => event === topic)) return `Webhook: ${topic}`
  const words = topic.replace(/[-_]+/g, ' ')
  return topicNames[topic] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
