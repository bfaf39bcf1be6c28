import type { BlockOf } from '#blocks/schema.ts'

/** The band of messages. */
export const marquee: BlockOf<'marquee'> = {
  type: 'marquee',
  label: 'Where we are and who we work with',
  messages: [
    'We are in Dubai',
    'Toronto',
    'Saudi',
    'Partnered with Google',
    'Working with Meta',
    'Trusted by Binance',
  ],
}
