import { z } from 'zod'
import { isSitePath } from './paths.ts'

/** A path of this site that the route table knows, with an optional query or fragment. */
export const sitePathSchema = z
  .string()
  .refine((href) => isSitePath(href), 'is not a path of the route table (model/paths.ts)')

/** A link in content: its words and where it leads. */
export const linkSchema = z.strictObject({ label: z.string().min(1), href: sitePathSchema })
