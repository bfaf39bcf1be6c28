import { z } from 'zod'

/** The next one is stored too, and PostgreSQL's integer ends here. */
const VERSION_MAX = 2_147_483_646

const sentence = 'This form is out of date. Reload the page, then try again.'

/** The version that a person has seen of what they change; 0 is what nobody has changed yet. */
export const seenVersion = z.coerce
  .number(sentence)
  .int(sentence)
  .min(0, sentence)
  .max(VERSION_MAX, sentence)
