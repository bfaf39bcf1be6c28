/** Mail providers that can tell by HTTP what became of an email. */
export const bounceProviders = ['ses', 'postmark', 'mailgun'] as const

export type BounceProvider = (typeof bounceProviders)[number]

export const bounceProviderNames: Record<BounceProvider, string> = {
  ses: 'Amazon SES',
  postmark: 'Postmark',
  mailgun: 'Mailgun',
}

/** Where a provider posts to. */
export function bouncePath(provider: string) {
  return `/api/newsletter/bounces/${provider}`
}

/** An SNS topic, such as arn:aws:sns:eu-west-1:123456789012:bounces. */
export const topicArnPattern =
  /^arn:aws[a-z-]*:sns:([a-z]{2}(?:-[a-z]+)+-\d{1,2}):\d{12}:[\w-]{1,256}(?:\.fifo)?$/
