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

/** What follows after a form was sent, in its order. */
const stepsSchema = z.array(z.strictObject({ title: z.string().min(1), line: z.string().min(1) }))

/** The words around the application form; `{title}` is an opening's. */
const careerSchema = z.strictObject({
  openings: invitationSchema,
  /** Where the form is a general application, is for one opening, or that opening has closed. */
  general: invitationSchema,
  opening: invitationSchema,
  closed: invitationSchema.extend({ notice: z.string().min(1) }),
  steps: stepsSchema.min(2),
  /** What happens after an application was stored. */
  afterwards: z.string().min(1),
})

/** The words around the partner form. */
const partnerSchema = z.strictObject({
  ...invitationSchema.shape,
  steps: stepsSchema.min(2),
  /** What happens after an inquiry was stored. */
  afterwards: z.string().min(1),
})

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

  career: careerSchema,
  partner: partnerSchema,
})

export type Screens = z.infer<typeof screensSchema>
