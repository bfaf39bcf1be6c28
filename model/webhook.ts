/** What other systems can be told of. */
export const webhookEvents = [
  'inquiry.created',
  'partner_inquiry.created',
  'application.created',
  'subscription.confirmed',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** What "Send a test" sends; nobody has to listen to it. */
export const webhookTestEvent = 'ping'
