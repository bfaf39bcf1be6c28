import { z } from 'zod'

const hex = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Enter a colour as # and six digits, such as #1f6f54.')
  .meta({ control: 'colour' })

/** Background and text of one scheme. */
const groundSchema = z.strictObject({
  paper: hex.meta({ title: 'Background' }),
  ink: hex.meta({ title: 'Text' }),
})

/** What the public site looks like. All colours are derived from it (model/theme/palette.ts). */
export const themeSchema = z.strictObject({
  accent: hex.meta({
    title: 'Accent colour',
    description: 'The colour of your brand, for buttons, links and surfaces.',
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
  corners: z
    .union([
      z.literal('sharp').meta({ title: 'Sharp' }),
      z.literal('slight').meta({ title: 'Slightly rounded, with round buttons' }),
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
  accent: '#426ecb',
  mood: 'warm',
  scheme: 'device',
  spectrum: 'full',
  corners: 'slight',
  density: 'normal',
}
