import { z } from 'zod'

const path = z
  .string()
  .regex(
    /^(\/[A-Za-z0-9._~%-]+)+$/,
    'must be a path such as "/old-page": no query, no fragment, no slash at the end',
  )

/** An address that people have or will guess, and the page that it leads to. */
export const redirectSchema = z
  .strictObject({
    from: path
      .refine((from) => !from.startsWith('/api/'), 'must not be an address of the API')
      .meta({ title: 'Old address', description: 'For example "/old-page", in any case.' }),
    to: path.or(z.literal('/')).meta({ title: 'Leads to', description: 'A page of this site.' }),
  })
  .meta({ title: 'Redirect' })

export type Redirect = z.infer<typeof redirectSchema>

export const redirectsSchema = z.array(redirectSchema)
