import { z } from 'zod'
import { MISSING } from '#model/content/editor.ts'
import { pictureSchema } from '#model/content/picture.ts'
import { mediaSize } from '#model/media/media-address.ts'
import { ownFontsSchema } from './own-fonts.ts'
import { typeNames } from './type-pairs.ts'

const hex = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Enter a colour as # and six digits, such as #1f6f54.')
  .meta({ control: 'colour' })

/** Background and text of one scheme. */
const groundSchema = z.strictObject({
  paper: hex.meta({ title: 'Background' }),
  ink: hex.meta({ title: 'Text' }),
})

const logoSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('wave') }).meta({ title: 'A wave and the name' }),
  z.strictObject({ kind: z.literal('name') }).meta({ title: 'The name' }),
  z
    .strictObject({
      kind: z.literal('picture'),
      picture: pictureSchema.meta({
        title: 'Logo',
        description: 'Shown 36 pixels high. An SVG is sharp on every screen.',
      }),
      dark: pictureSchema.optional().meta({ title: 'Logo on dark background' }),
      hasName: z.boolean().meta({ title: 'Show the name beside it' }),
    })
    .meta({ title: 'A picture' }),
])

/** A picture may be so many times as wide as it is high, or the reverse. */
const ICON_RATIO_MAX = 2
/** Pixels of the smaller side. */
const ICON_MIN = 48

const iconSchema = z
  .string()
  .min(1, MISSING)
  .superRefine((src, { addIssue }) => {
    if (src !== '' && !/^\/[^?#]+\.(?:webp|png|svg)$/.test(src)) {
      addIssue({ code: 'custom', message: 'Choose the picture again.' })
    }
    const size = mediaSize(src)
    if (!size) return
    const { width, height } = size
    if (Math.max(width, height) > ICON_RATIO_MAX * Math.min(width, height)) {
      const message = 'Icons are square. Choose a picture that is about as wide as it is high.'
      addIssue({ code: 'custom', message })
    } else if (Math.min(width, height) < ICON_MIN) {
      const message = `Choose a picture of at least ${ICON_MIN} × ${ICON_MIN} pixels, better 512 × 512.`
      addIssue({ code: 'custom', message })
    }
  })

/** What the public site looks like. All colours are derived from it (model/theme/palette.ts). */
export const themeSchema = z.strictObject({
  logo: logoSchema.meta({
    title: 'Logo',
  }),
  icon: iconSchema.optional().meta({
    title: 'Icon',
    description:
      'A square picture for browser tabs and home screens. Without one, they show the wave, or the first letter of the name.',
    media: 'picture',
  }),
  accent: hex.meta({
    title: 'Accent colour',
    description:
      'The colour of your brand, for links and surfaces. With the spectrum, pages have colours of their own.',
  }),
  mood: z
    .union([
      z.literal('warm').meta({ title: 'Warm paper' }),
      z.literal('white').meta({ title: 'White' }),
      z.literal('cool').meta({ title: 'Cool grey' }),
      z.literal('tinted').meta({ title: 'Tinted with the accent' }),
    ])
    .meta({ title: 'Background' }),
  own: z.strictObject({ light: groundSchema, dark: groundSchema }).optional().meta({
    title: 'Your own background and text',
    description: 'In place of the chosen background.',
  }),
  scheme: z
    .union([
      z.literal('device').meta({ title: 'As the device is set' }),
      z.literal('light').meta({ title: 'Always light' }),
      z.literal('dark').meta({ title: 'Always dark' }),
    ])
    .meta({ title: 'Light or dark' }),
  spectrum: z
    .union([
      z.literal('full').meta({ title: 'The spectrum' }),
      z.literal('near').meta({ title: 'Near the accent' }),
      z.literal('off').meta({ title: 'The accent' }),
    ])
    .meta({
      title: 'Colours of services',
      description: 'And of categories. Only the spectrum shows wavelengths.',
    }),
  type: z.enum(typeNames).default('wave').meta({
    title: 'Type',
    description: 'The faces of titles and texts.',
    control: 'type',
  }),
  fonts: ownFontsSchema.default({}).meta({
    title: 'Your own fonts',
    description:
      'WOFF2 files, in place of the faces above. The licence of a font must allow its use on websites.',
    control: 'fonts',
  }),
  corners: z
    .union([
      z.literal('sharp').meta({ title: 'Sharp' }),
      z.literal('slight').meta({ title: 'Slightly rounded' }),
      z.literal('soft').meta({ title: 'Rounded' }),
      z.literal('round').meta({ title: 'Very round' }),
    ])
    .meta({ title: 'Corners' }),
  density: z
    .union([
      z.literal('compact').meta({ title: 'Compact' }),
      z.literal('normal').meta({ title: 'Normal' }),
      z.literal('airy').meta({ title: 'Airy' }),
    ])
    .meta({ title: 'Space between sections' }),
})

export type Theme = z.infer<typeof themeSchema>

/** The look that ui/tokens.css has; of content without a theme. */
export const defaultTheme: Theme = {
  logo: { kind: 'wave' },
  accent: '#426ecb',
  mood: 'warm',
  scheme: 'device',
  spectrum: 'full',
  type: 'wave',
  fonts: {},
  corners: 'slight',
  density: 'normal',
}
