import { z } from 'zod'

/** RFC 9457, with a message for the visitor and, for forms, one per field. */
export const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
})

export type Problem = z.infer<typeof problemSchema>
