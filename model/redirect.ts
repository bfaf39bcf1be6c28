import { z } from 'zod'

const path = z
  .string()
  .regex(
    /^(\/[A-Za-z0-9._~%-]+)+$/,
    'must be a path such as "/old-page": no query, no fragment, no slash at the end',
  )

/** An address that people have or will guess, and the page that it leads to. */
export const redirectSchema = z.strictObject({
  /** Asked for in any case, with or without a slash at the end. */
  from: path.refine((from) => !from.startsWith('/api/'), 'must not be an address of the API'),
  /** A page's own path, or "/". */
  to: path.or(z.literal('/')),
})

export type Redirect = z.infer<typeof redirectSchema>

export const redirectsSchema = z.array(redirectSchema)
