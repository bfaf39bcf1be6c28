import { z } from 'zod'
import { layoutField } from '#model/content/layout-field.ts'

const layout = layoutField(
  ['line', 'bench', 'grid', 'chips'],
  'Grid: one cell each. Line: one continuous text in large type. Bench: one row each, with its use. Chips: very large chips; the logo is optional.',
)

const head = {
  type: z.literal('logos'),
  title: z.string().min(1),
  intro: z.string().min(1).optional(),
}

const logoSchema = z.strictObject({
  name: z.string().min(1),
  path: z
    .string()
    .regex(/^[Mm][-\d\s.,a-zA-Z]+$/)
    .optional()
    // The drawing of an icon that came with the site; a chosen logo replaces it.
    .meta({ title: 'Icon', hidden: true }),
  logo: z.string().startsWith('/', 'Choose the logo again.').optional().meta({
    title: 'Logo',
    media: 'picture',
    description: 'Best in black on a transparent ground, as SVG: dark screens show it in white.',
  }),
})

type Logo = z.infer<typeof logoSchema>

function hasLogo({ path, logo }: Logo) {
  return Boolean(path || logo)
}
const noLogo = { path: ['logo'], message: 'Choose a logo. Only the layout “Chips” can do without.' }

const chipsSchema = z.strictObject({
  ...head,
  layout: layout('chips'),
  logos: z.array(logoSchema).min(2),
})

const plainSchema = z.strictObject({
  ...head,
  layout: layout('line', 'grid'),
  logos: z.array(logoSchema.refine(hasLogo, noLogo)).min(2),
})

const benchSchema = z.strictObject({
  ...head,
  layout: layout('bench'),
  logos: z
    .array(
      logoSchema
        .extend({ use: z.string().min(1).meta({ title: 'Used for' }) })
        .refine(hasLogo, noLogo),
    )
    .min(2),
})

/** Tools and products. Icons are SVG paths, so that they take the text colour; chosen logos are pictures. */
export const logosSchema = z
  .discriminatedUnion('layout', [plainSchema, benchSchema, chipsSchema])
  .meta({
    title: 'Tools and products',
    description: 'Names and logos of tools and products.',
    group: 'Logos and tickers',
  })

export type UsedLogo = z.infer<typeof benchSchema>['logos'][number]
export type { Logo }
