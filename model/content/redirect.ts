import { z } from 'zod'

const path = z
  .string()
  .regex(
    /^(\/[A-Za-z0-9._~%-]+)+$/,
    'must be a path such as "/old-page": no query, no fragment, no slash at the end',
  )

/** An old or likely path, and the page it redirects to. */
export const redirectSchema = z
  .strictObject({
    from: path
      .refine((from) => !from.startsWith('/api/'), 'must not be an API path')
      .meta({ title: 'Old address', description: 'For example "/old-page". Ignores case.' }),
    to: path.or(z.literal('/')).meta({ title: 'New address', description: 'A page of this site.' }),
  })
  .meta({ title: 'Redirect' })

export type Redirect = z.infer<typeof redirectSchema>

export const redirectsSchema = z.array(redirectSchema)
