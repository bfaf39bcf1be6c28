import { z } from 'zod'
import { caseListSchema } from '#model/content/case-list.ts'
import { layoutField } from '#model/content/layout-field.ts'
import { linkSchema, sitePathSchema } from '#model/content/link.ts'
import { loopSchema } from '#model/content/loop.ts'
import { pictureSchema } from '#model/content/picture.ts'

const layout = layoutField(
  ['film', 'picture', 'drawing', 'type'],
  'What is behind the headline: a film, a picture, lines in the accent colour, or nothing.',
)

const head = {
  type: z.literal('hero'),
  title: z
    .array(z.string().min(1).meta({ title: 'Line' }))
    .min(1)
    .max(4)
    .meta({ title: 'Title', description: 'Each line follows one wave. Keep lines short.' }),
  intro: z.string().min(1),
  primary: linkSchema.meta({ title: 'First button' }),
  secondary: linkSchema.optional().meta({ title: 'Second button' }),
  wave: z
    .strictObject({
      label: z.string().min(1).meta({ description: 'For example "Type your name".' }),
      button: z.string().min(1),
    })
    .optional()
    .meta({
      title: 'Wave of a name',
      description: 'On the home page: visitors see their name as a wave behind the headline.',
    }),
}

const clients = {
  clientsLabel: z.string().min(1).optional().meta({ title: 'Heading of the client list' }),
  clients: caseListSchema(
    z.array(z.string().min(1)).length(5).meta({ title: 'Names written here' }),
    { min: 5, max: 5 },
  ).optional(),
  all: linkSchema.optional().meta({ title: 'Link to all work' }),
  works: z
    .array(
      z.strictObject({
        line: z
          .string()
          .min(1)
          .meta({ description: 'For example "Seconds to find the pack: 11 to 2".' }),
        image: pictureSchema,
        href: sitePathSchema,
      }),
    )
    .length(5)
    .optional()
    .meta({
      title: 'Work for these clients',
      description: 'For names written here, in their order. Without it only the names are shown.',
    }),
}

export const heroSchema = z
  .discriminatedUnion('layout', [
    z.strictObject({
      ...head,
      layout: layout('film'),
      video: loopSchema.meta({ title: 'Film' }),
      ...clients,
    }),
    z.strictObject({
      ...head,
      layout: layout('picture'),
      picture: pictureSchema.meta({ description: 'It fills the window; texts stand on its left.' }),
      ...clients,
    }),
    z.strictObject({ ...head, layout: layout('drawing', 'type'), ...clients }),
  ])
  .meta({
    title: 'Home hero',
    description:
      'The opening of the home page: a headline over a film, a picture or a drawing, buttons and a few clients.',
    group: 'Opening',
  })
