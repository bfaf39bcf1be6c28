import { z } from 'zod'
import { entryListSchema } from '#model/content/entry-list.ts'
import { layoutField } from '#model/content/layout-field.ts'
import { linkSchema } from '#model/content/link.ts'
import { pictureSchema } from '#model/content/picture.ts'
import { spreadFields } from '#model/content/spread.ts'

const layout = layoutField(
  [
    'ledger',
    'columns',
    'compact',
    'tiles',
    'patchwork',
    'facing',
    'bars',
    'cards',
    'run',
    'acrostic',
    'rail',
    'offset',
    'spectrum',
    'key',
  ],
  'Compact: the title beside two columns of short entries. Tiles: a numbered grid. Patchwork: cards of different widths. Facing: before and after. Acrostic: the initials spell a word (three to seven items). Rail: an endless scrolling row (three items or more). Offset: numbered cards in staggered columns. Spectrum: tiles in successive hues. Key: the items explain what is numbered in a large picture.',
)

const head = {
  type: z.literal('deliverables'),
  title: z.string().min(1),
  intro: z.string().min(1).optional(),
}

const itemSchema = z.strictObject({ title: z.string().min(1), description: z.string().min(1) })

const plainSchema = z.strictObject({
  ...head,
  layout: layout('columns', 'compact', 'tiles', 'bars', 'run', 'offset'),
  items: z.array(itemSchema).min(2),
})

const ledgerSchema = z.strictObject({
  ...head,
  layout: layout('ledger'),
  items: z.array(itemSchema).min(2),
  cases: entryListSchema('case').optional().meta({
    title: 'Case studies',
    description: 'An item with the name of one of them shows its picture and links to it.',
    entries: 'case',
  }),
})

/** Two items or more, each with a picture if it has one. */
function pictured(description: string) {
  const picture = pictureSchema.optional().meta({ description })
  return z.array(itemSchema.extend({ picture })).min(2)
}

const patchworkSchema = z.strictObject({
  ...head,
  layout: layout('patchwork'),
  items: pictured('Stands at the end of the card, whole.'),
  cropped: z.boolean().optional().meta({
    title: 'Crop the pictures',
    description: 'They fill the end of their cards, as stills of films may.',
  }),
})

const acrosticSchema = z.strictObject({
  ...head,
  layout: layout('acrostic'),
  items: z.array(itemSchema).min(3).max(7),
})

const railSchema = z.strictObject({
  ...head,
  layout: layout('rail'),
  items: z.array(itemSchema).min(3),
})

const cardsSchema = z.strictObject({
  ...head,
  layout: layout('cards'),
  items: z
    .array(itemSchema.extend({ action: linkSchema.optional().meta({ title: 'Button' }) }))
    .min(2),
})

const facingSchema = z.strictObject({
  ...head,
  layout: layout('facing'),
  items: z
    .array(
      itemSchema.extend({
        change: z
          .strictObject({
            from: z.string().min(1),
            to: z.string().min(1),
            was: z.string().min(1).meta({ title: 'Description before' }),
          })
          .optional()
          .meta({ description: 'A figure before and after, and a description of before.' }),
      }),
    )
    .min(2),
})

const hue = z.int().min(400).max(700)

const spectrumSchema = z.strictObject({
  ...head,
  layout: layout('spectrum'),
  items: pictured('Cropped, above the words.'),
  lambdas: z.strictObject({ from: hue, to: hue }).optional().meta({
    title: 'Hues',
    description: 'Of the first and the last tile: 400 is violet, 700 is deep red.',
  }),
  action: linkSchema.optional().meta({ title: 'Button' }),
})

const keySchema = z.strictObject({
  ...head,
  layout: layout('key'),
  items: z.array(itemSchema).min(2),
  picture: pictureSchema,
  ...spreadFields,
})

/** Items with a title and a description, for example what a client gets. */
export const deliverablesSchema = z
  .discriminatedUnion('layout', [
    ledgerSchema,
    plainSchema,
    patchworkSchema,
    acrosticSchema,
    railSchema,
    cardsSchema,
    facingSchema,
    spectrumSchema,
    keySchema,
  ])
  .meta({
    title: 'What you get',
    description: 'Items with a title and a description, in one of fourteen layouts.',
    group: 'Cards and lists',
  })

type Placed = { id: string }
export type DeliverablesLayoutProps = Omit<z.infer<typeof plainSchema>, 'layout'> & Placed
export type PatchworkProps = z.infer<typeof patchworkSchema> & Placed
export type CardsProps = z.infer<typeof cardsSchema> & Placed
export type FacingProps = z.infer<typeof facingSchema> & Placed
export type SpectrumProps = z.infer<typeof spectrumSchema> & Placed
export type KeyProps = z.infer<typeof keySchema> & Placed
