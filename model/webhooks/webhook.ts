/** The events that webhooks can subscribe to. */
export const webhookEvents = [
  'inquiry.created',
  'partner_inquiry.created',
  'application.created',
  'call.booked',
  'email.created',
  'subscription.confirmed',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** The event sent by "Send a test", whatever the webhook subscribes to. */
export const webhookTestEvent = 'ping'

/** Labels of the events in the admin. */
export const webhookEventNames: Record<WebhookEvent | typeof webhookTestEvent, string> = {
  'inquiry.created': 'A visitor sent an inquiry',
  'partner_inquiry.created': 'Someone wants to become a partner',
  'application.created': 'Someone applied for a job',
  'call.booked': 'A visitor booked a call',
  'email.created': 'Someone wrote an email',
  'subscription.confirmed': 'A subscriber confirmed',
  ping: 'A test from the admin',
}

/** Maximum webhooks; each event goes through all of them. */
export const WEBHOOKS_MAX = 50
