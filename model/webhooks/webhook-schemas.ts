import { z } from 'zod'
import { webhookEvents } from './webhook.ts'

const URL_MAX = 1_000

const address = z
  .string()
  .trim()
  .min(1, 'Enter the URL to call.')
  .max(URL_MAX, `A URL can have at most ${URL_MAX.toLocaleString('en-US')} characters.`)
  .refine((text) => {
    const url = URL.parse(text)
    return url !== null && ['http:', 'https:'].includes(url.protocol)
  }, 'Enter a full URL, such as https://example.com/hooks/wavelength.')
  .refine((text) => {
    const url = URL.parse(text)
    return !url?.username && !url?.password
  }, 'A URL with a user and password is not allowed. Each call is signed instead.')

/** Checkboxes: a string if one is checked, a list if several are, missing if none is. */
const events = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(z.enum(webhookEvents)).min(1, 'Choose at least one event.'),
)

/** The fields of a webhook that owners set. */
export const webhookSchema = z.object({ url: address, events })
