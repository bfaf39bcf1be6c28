import { z } from 'zod'

const headSchema = {
  title: z.string().min(1).max(60).meta({
    title: 'Title for search engines',
    description: 'For the browser tab and search engines; the name of the site is added to it.',
  }),
  description: z.string().min(50).max(170).meta({ title: 'Description for search engines' }),
  label: z.string().min(1).meta({ title: 'Small words above the heading' }),
  heading: z.string().min(1),
}

const invitationSchema = z.strictObject({ heading: z.string().min(1), lead: z.string().min(1) })

/** A page that a mail leads to: it does nothing by itself, its one button does. */
const confirmationSchema = z.strictObject({
  ...headSchema,
  lead: z.string().min(1),
  button: z.string().min(1).meta({ title: 'Words of the button' }),
  afterwards: z.string().min(1).meta({ description: 'Said once it is done, below the answer.' }),
})

export type Confirmation = z.infer<typeof confirmationSchema>

/** What follows after a form was sent, in its order. */
const stepsSchema = z.array(z.strictObject({ title: z.string().min(1), line: z.string().min(1) }))

/** The words around the application form; `{title}` is an opening's. */
const careerSchema = z.strictObject({
  openings: invitationSchema.meta({ title: 'Above the list of openings' }),
  /** Where the form is a general application, is for one opening, or that opening has closed. */
  general: invitationSchema.meta({ title: 'General application' }),
  opening: invitationSchema.meta({
    title: 'Application for an opening',
    description: '{title} stands for the title of the opening.',
  }),
  closed: invitationSchema.extend({ notice: z.string().min(1) }).meta({
    title: 'Opening that has closed',
    description: '{title} stands for the title of the opening.',
  }),
  steps: stepsSchema
    .min(2)
    .meta({ description: 'What follows after the form was sent, in its order.' }),
  afterwards: z
    .string()
    .min(1)
    .meta({ description: 'What happens after an application was stored.' }),
})

/** The words around the partner form. */
const partnerSchema = z.strictObject({
  ...invitationSchema.shape,
  steps: stepsSchema
    .min(2)
    .meta({ description: 'What follows after the form was sent, in its order.' }),
  afterwards: z.string().min(1).meta({ description: 'What happens after an inquiry was stored.' }),
})

/** The words of the screens that have behaviour of their own and so are not made of blocks. */
export const screensSchema = z.strictObject({
  contact: z.strictObject({
    ...headSchema,
    /** Specification 2.8. */
    promises: z
      .array(z.strictObject({ title: z.string().min(1), line: z.string().min(1) }))
      .length(3),
    booking: z.string().min(1).meta({ title: 'Words about booking a call' }),
    afterwards: z.string().min(1).meta({ description: 'What happens after a message was stored.' }),
  }),
  blog: z.strictObject({ ...headSchema, newsletter: invitationSchema }),
  newsletter: z.strictObject({ ...headSchema, lead: z.string().min(1) }),
  confirm: confirmationSchema.meta({ title: 'Newsletter: confirming' }),
  unsubscribe: confirmationSchema.meta({ title: 'Newsletter: leaving' }),

  career: careerSchema.meta({ title: 'Career and applications' }),
  partner: partnerSchema.meta({ title: 'Partner form' }),
})

export type Screens = z.infer<typeof screensSchema>
