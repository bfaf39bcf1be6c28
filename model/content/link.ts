import { z } from 'zod'
import { isSitePath } from '#model/paths.ts'

/** A path of this site, with an optional query or fragment; reading the content finds out whether it leads to a page. */
export const sitePathSchema = z
  .string()
  .refine((href) => isSitePath(href), 'must be a path of this site, such as "/contact"')
  .meta({ description: 'A page of this site, such as "/contact".' })

/** An address on another site; `javascript:`, `data:` and `http:` are none. */
export const httpsUrlSchema = z.url({ protocol: /^https$/ })

/** A link in content: its words and where it leads. */
export const linkSchema = z.strictObject({
  label: z.string().min(1).meta({ title: 'Words' }),
  href: sitePathSchema,
})
