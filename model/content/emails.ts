import { z } from 'zod'
import { isLine } from '#model/text.ts'
import { listed, text } from './placeholder-text.ts'

function line(...known: string[]) {
  return text(150, ...known).refine(isLine, 'This must be a single line.')
}

const paragraphs = (...known: string[]) => text(3000, ...known)

const receipt = {
  subject: line('reference', 'agency'),
  preview: text(200, 'reference', 'next', 'agency').meta({ title: 'Preview text' }),
  heading: line('name'),
  headingWithoutName: line().meta({
    description: 'For a name that could be something else, such as a link.',
  }),
  text: paragraphs('next', 'reference', 'agency'),
}

const withFile = { textWithFile: paragraphs('next', 'reference', 'agency') }

const receiptEnd = {
  closing: paragraphs('reference', 'agency'),
  reason: text(300, 'agency').meta({ title: 'Why they receive it' }),
}

const next = (...known: string[]) =>
  text(300, ...known).meta({ title: 'What happens next', ...placeholderNote('next', known) })

function placeholderNote(name: string, known: string[]) {
  const may = known.length > 0 ? ` May contain ${listed(known, 'and')}.` : ''
  return { description: `Stands for {${name}} above.${may}` }
}

/** The emails that visitors and subscribers receive by themselves. A blank line starts a paragraph. */
export const emailsSchema = z.strictObject({
  inquiry: z
    .strictObject({
      ...receipt,
      ...withFile,
      next: next('deadline', 'answerTime', 'agency'),
      late: text(300, 'agency').meta({
        title: 'What happens next, if the email is late',
        description: 'Stands for {next} above, once the time for the answer is over.',
      }),
      ...receiptEnd,
    })
    .meta({ title: 'Answer to the contact form' }),
  partner: z
    .strictObject({ ...receipt, next: next('agency'), ...receiptEnd })
    .meta({ title: 'Answer to the partner form' }),
  application: z
    .strictObject({ ...receipt, ...withFile, next: next('agency'), ...receiptEnd })
    .meta({ title: 'Answer to an application' }),
  confirmation: z
    .strictObject({
      subject: line('agency'),
      preview: text(200, 'days', 'agency').meta({ title: 'Preview text' }),
      heading: line('agency'),
      text: paragraphs('agency'),
      textIfAdded: paragraphs('agency', 'source').meta({
        title: 'Text for addresses that you added',
      }),
      button: line().max(60),
      closing: paragraphs('days', 'agency'),
    })
    .meta({ title: 'Newsletter: confirm the address' }),
  welcome: z
    .strictObject({
      subject: line('agency'),
      preview: text(200, 'agency').meta({ title: 'Preview text' }),
      heading: line('agency'),
      text: paragraphs('agency'),
      button: line().max(60).meta({ description: 'Opens the blog.' }),
      reason: text(300, 'agency').meta({ title: 'Why they receive it' }),
      reasonIfAdded: text(300, 'agency', 'source').meta({
        title: 'Why they receive it, for addresses that you added',
      }),
    })
    .meta({ title: 'Newsletter: welcome' }),
  reply: z
    .strictObject({
      subject: line('kind', 'reference', 'agency'),
      heading: line('kind', 'reference', 'agency'),
      reason: text(300, 'reference', 'agency').meta({ title: 'Why they receive it' }),
    })
    .meta({ title: 'Around a reply from the inbox' }),
})

export type Emails = z.infer<typeof emailsSchema>
