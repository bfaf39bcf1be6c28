import { z } from 'zod'
import { entryIdSchema } from './entry-id.ts'
import { pictureSchema } from './picture.ts'

export const teamMemberSchema = z
  .strictObject({
    name: z.string().min(1),
    role: z.string().min(1),
    image: pictureSchema,
  })
  .meta({ title: 'Member' })

export type TeamMember = z.infer<typeof teamMemberSchema>

/** A person of the team. */
export const personSchema = z
  .strictObject({ id: entryIdSchema, ...teamMemberSchema.shape })
  .meta({ title: 'Person' })

export type Person = z.infer<typeof personSchema>
