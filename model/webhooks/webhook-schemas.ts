import { z } from 'zod'
import { webhookEvents } from './webhook.ts'

const URL_MAX = 1_000

const address = z
  .string()
  .trim()
  .min(1, 'Please enter the address that is to be called.')
  .max(URL_MAX, `An address has at most ${URL_MAX.toLocaleString('en-US')} characters.`)
  .refine((text) => {
    const url = URL.parse(text)
    return url !== null && ['http:', 'https:'].includes(url.protocol)
  }, 'Please enter a whole address, such as https://example.com/hooks/wavelength.')
  .refine((text) => {
    const url = URL.parse(text)
    return !url?.username && !url?.password
  }, 'An address with a user and a password cannot be called. Every call is signed instead.')

/** Checkboxes: a string if one is checked, a list if several are, missing if none is. */
const events = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(z.enum(webhookEvents)).min(1, 'Please choose at least one event.'),
)

/** The fields of a webhook that owners set. */
export const webhookSchema = z.object({ url: address, events })
