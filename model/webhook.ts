/** What other systems can be told of. */
export const webhookEvents = [
  'inquiry.created',
  'partner_inquiry.created',
  'application.created',
  'subscription.confirmed',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]
