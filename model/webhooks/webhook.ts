/** The events that webhooks can subscribe to, as the admin names them. */
export const webhookEventNames = {
  'inquiry.created': 'A visitor sent an inquiry',
  'partner_inquiry.created': 'Someone wants to become a partner',
  'application.created': 'Someone applied for a job',
  'call.booked': 'A visitor booked a call',
  'call.cancelled': 'A call was cancelled',
  'email.created': 'Someone wrote an email',
  'lead.answered': 'A reply to a lead was sent',
  'lead.won': 'A lead was won',
  'offer.accepted': 'A client accepted an offer',
  'subscription.confirmed': 'A subscriber confirmed',
  'subscription.ended': 'A subscriber unsubscribed',
  'subscription.bounced': 'Mail to a subscriber bounced or was reported as spam',
  'issue.sent': 'A newsletter issue was sent to everybody',
  'content.published': 'A page, post or other content was published',
} as const

export type WebhookEvent = keyof typeof webhookEventNames

export const webhookEvents = Object.keys(webhookEventNames) as WebhookEvent[]

/** The event sent by "Send a test", whatever the webhook subscribes to. */
export const webhookTestEvent = 'ping'

/** Maximum webhooks; each event goes through all of them. */
export const WEBHOOKS_MAX = 50

/** Hours in which deliveries are signed with the old secret, too, after it was rotated. */
export const SECRET_OVERLAP_HOURS = 24
