import { z } from 'zod'
import { LETTER_LINES_MAX } from '#model/newsletter/archive.ts'
import { pictureSchema } from './picture.ts'

const headSchema = {
  title: z.string().min(1).max(60).meta({
    title: 'Title for search engines',
    description: 'Shown in browser tabs and search results, followed by the site name.',
  }),
  description: z.string().min(50).max(170).meta({ title: 'Description for search engines' }),
  label: z.string().min(1).meta({ title: 'Label above the heading' }),
  heading: z.string().min(1),
}

const invitationSchema = z.strictObject({ heading: z.string().min(1), intro: z.string().min(1) })

/** A page opened from an email; nothing happens until its button is pressed. */
const confirmationSchema = z.strictObject({
  ...headSchema,
  intro: z.string().min(1),
  button: z.string().min(1).meta({ title: 'Button text' }),
  afterwards: z
    .string()
    .min(1)
    .meta({ title: 'Follow-up text', description: 'Shown below the confirmation.' }),
})

export type Confirmation = z.infer<typeof confirmationSchema>

/** What happens after a form is sent, in order. */
const stepsSchema = z.array(z.strictObject({ title: z.string().min(1), line: z.string().min(1) }))

/** What stands in the place of a form that was sent. */
const sentSchema = z.string().min(1).meta({
  title: 'After sending',
  description: 'Large, in place of the form. For example "With Ann."',
})

const voiceSchema = z.strictObject({
  quote: z.string().min(1),
  name: z.string().min(1),
  role: z.string().min(1),
  image: pictureSchema,
})

/** Text around the application form; `{title}` is the job's. */
const careerSchema = z.strictObject({
  openings: invitationSchema.meta({ title: 'Above the job list' }),
  voices: z
    .array(voiceSchema)
    .length(2)
    .optional()
    .meta({ title: 'Voices', description: 'Two people of the team, beside the job list.' }),
  /** The form as a general application, for one job, or for a closed job. */
  general: invitationSchema.extend({ picture: pictureSchema.optional() }).meta({
    title: 'General application',
    description: 'A picture stands beside the form.',
  }),
  opening: invitationSchema.meta({
    title: 'Application for a job',
    description: '{title} is replaced by the job title.',
  }),
  closed: invitationSchema.extend({ notice: z.string().min(1) }).meta({
    title: 'Closed job',
    description: '{title} is replaced by the job title.',
  }),
  steps: stepsSchema
    .min(2)
    .meta({ title: 'What happens next', description: 'After the form is sent, in order.' }),
  sent: sentSchema.optional(),
  afterwards: z
    .string()
    .min(1)
    .meta({ title: 'Follow-up text', description: 'Shown after an application is sent.' }),
})

/** Text around the partner form. */
const partnerSchema = z.strictObject({
  ...invitationSchema.shape,
  picture: pictureSchema.optional().meta({ description: 'Stands beside the form.' }),
  label: z.string().min(1).optional().meta({
    title: 'On the picture',
    description: 'Gives way to the name that a visitor types.',
  }),
  steps: stepsSchema
    .min(2)
    .meta({ title: 'What happens next', description: 'After the form is sent, in order.' }),
  sent: sentSchema.optional(),
  afterwards: z
    .string()
    .min(1)
    .meta({ title: 'Follow-up text', description: 'Shown after an inquiry is sent.' }),
})

/** Text of the screens that are not made of blocks. */
export const screensSchema = z.strictObject({
  contact: z.strictObject({
    ...headSchema,
    promises: z
      .array(z.strictObject({ title: z.string().min(1), line: z.string().min(1) }))
      .length(3),
    wait: z
      .strictObject({
        from: z.string().min(1),
        to: z.string().min(1),
        reader: z
          .strictObject({
            name: z.string().min(1),
            line: z.string().min(1).meta({ description: 'Continues the name.' }),
            sent: sentSchema,
            image: pictureSchema,
          })
          .optional()
          .meta({
            title: 'Who reads it',
            description:
              'A portrait at the end of the drawing. Best without a background, facing left.',
          }),
      })
      .optional()
      .meta({
        title: 'Time to the answer',
        description: 'The two ends of the drawing.',
      }),
    booking: z.string().min(1).meta({ title: 'Text about booking a call' }),
    afterwards: z
      .string()
      .min(1)
      .meta({ title: 'Follow-up text', description: 'Shown after a message is sent.' }),
    wave: z.string().min(1).optional().meta({
      title: 'Link to the wave',
      description:
        'Shown after a message is sent, and leads to the name of its sender as a wave, if the opening of the home page draws names.',
    }),
  }),
  blog: z.strictObject({ ...headSchema, newsletter: invitationSchema }),
  newsletter: z.strictObject({
    ...headSchema,
    intro: z.string().min(1),
    example: z
      .strictObject({
        subject: z.string().min(1),
        lines: z
          .array(z.string().min(1).meta({ title: 'Paragraph' }))
          .min(1)
          .max(LETTER_LINES_MAX),
      })
      .optional()
      .meta({
        title: 'Example letter',
        description:
          'Shown beside the form, and called an example, until an issue is in the archive.',
      }),
  }),
  confirm: confirmationSchema.meta({ title: 'Newsletter: confirm' }),
  unsubscribe: confirmationSchema.meta({ title: 'Newsletter: unsubscribe' }),

  career: careerSchema.meta({ title: 'Career and applications' }),
  partner: partnerSchema.meta({ title: 'Partner form' }),
})

export type Voice = z.infer<typeof voiceSchema>

export type Screens = z.infer<typeof screensSchema>
