import { z } from 'zod'
import { isSitePath } from '#model/paths.ts'
import { linkError } from './link-error.ts'

/** A path of this site, with an optional query or fragment. Whether it is a page is checked with all content. */
export const sitePathSchema = z
  .string()
  .refine((href) => isSitePath(href), 'must be a path of this site, such as "/contact"')
  .meta({ description: 'A page of this site, such as "/contact".' })

/** An external https: URL. */
export const httpsUrlSchema = z.url({ protocol: /^https$/ })

/** Where a link leads: a path of this site, another website, an email address or a phone number. */
export const hrefSchema = z
  .string()
  .superRefine((href, context) => {
    const message = linkError(href)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .meta({
    description:
      'A page of this site, such as "/contact", or an address that begins with "https://", "mailto:" or "tel:". For WhatsApp: "https://wa.me/" and your number.',
  })

/** A link in content. */
export const linkSchema = z.strictObject({
  label: z.string().min(1).meta({ title: 'Text' }),
  href: hrefSchema,
})
