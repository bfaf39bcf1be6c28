import { z } from 'zod'
import { inquiryServices } from './inquiry.ts'
import { serviceFamilies } from './service-families.ts'

/** What lists, menus and links need to know of a service; its page is made of blocks. */
export const serviceSchema = z.strictObject({
  slug: z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/),
  title: z.string().min(1),
  /** One plain line: what a client gets. */
  line: z.string().min(20).max(140),
  /** Its place on the spectrum, in nanometres. */
  lambda: z.int().min(400).max(700),
  family: z.enum(serviceFamilies),
  /** What the inquiry form preselects for it. */
  inquiryService: z.enum(inquiryServices),
  /** Position in the header's dropdown, or null where only the overview and the footer list it. */
  menuPosition: z.int().min(1).nullable(),
})

export type Service = z.infer<typeof serviceSchema>
