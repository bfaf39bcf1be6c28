import { z } from 'zod'
import { isSitePath } from '#model/paths.ts'

/** A path of this site, with an optional query or fragment. Whether it is a page is checked with all content. */
export const sitePathSchema = z
  .string()
  .refine((href) => isSitePath(href), 'must be a path of this site, such as "/contact"')
  .meta({ description: 'A page of this site, such as "/contact".' })

/** An external https: URL. */
export const httpsUrlSchema = z.url({ protocol: /^https$/ })

/** A link in content. */
export const linkSchema = z.strictObject({
  label: z.string().min(1).meta({ title: 'Text' }),
  href: sitePathSchema,
})
