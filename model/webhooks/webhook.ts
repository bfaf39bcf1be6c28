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

/** What each event tells of, as the back office says it. */
export const webhookEventNames: Record<WebhookEvent | typeof webhookTestEvent, string> = {
  'inquiry.created': 'A visitor sent an inquiry',
  'partner_inquiry.created': 'Someone wants to become a partner',
  'application.created': 'Someone applied for a job',
  'subscription.confirmed': 'A subscriber confirmed',
  ping: 'A test from the admin',
}

/** More than anybody needs; each is asked about with every event. */
export const WEBHOOKS_MAX = 50
