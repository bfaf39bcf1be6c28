import { z } from 'zod'

const headSchema = {
  /** For the browser's tab and search engines; the site's name is added to it. */
  title: z.string().min(1).max(60),
  description: z.string().min(50).max(170),
  label: z.string().min(1),
  heading: z.string().min(1),
}

const invitationSchema = z.strictObject({ heading: z.string().min(1), lead: z.string().min(1) })

/** A page that a mail leads to: it does nothing by itself, its one button does. */
const oneButtonSchema = z.strictObject({
  ...headSchema,
  lead: z.string().min(1),
  button: z.string().min(1),
  /** Said once it is done, below the answer. */
  afterwards: z.string().min(1),
})

export type OneButton = z.infer<typeof oneButtonSchema>

/** The words of the screens that have behaviour of their own and so are not made of blocks. */
export const screensSchema = z.strictObject({
  contact: z.strictObject({
    ...headSchema,
    /** Specification 2.8. */
    promises: z
      .array(z.strictObject({ title: z.string().min(1), line: z.string().min(1) }))
      .length(3),
    booking: z.string().min(1),
    /** What happens after a message was stored. */
    afterwards: z.string().min(1),
  }),
  blog: z.strictObject({ ...headSchema, newsletter: invitationSchema }),
  newsletter: z.strictObject({ ...headSchema, lead: z.string().min(1) }),
  confirm: oneButtonSchema,
  unsubscribe: oneButtonSchema,
})

export type Screens = z.infer<typeof screensSchema>
