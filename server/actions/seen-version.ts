import { z } from 'zod'

/** The next version must fit in PostgreSQL's integer, too. */
const VERSION_MAX = 2_147_483_646

const sentence = 'This form is out of date. Reload the page, then try again.'

/** The version that the editor loaded; 0 if nothing has been changed yet. */
export const seenVersion = z.coerce
  .number(sentence)
  .int(sentence)
  .min(0, sentence)
  .max(VERSION_MAX, sentence)
