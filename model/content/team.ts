import { z } from 'zod'
import { pictureSchema } from './picture.ts'

export const teamMemberSchema = z
  .strictObject({
    name: z.string().min(1),
    role: z.string().min(1),
    image: pictureSchema,
  })
  .meta({ title: 'Member' })

export type TeamMember = z.infer<typeof teamMemberSchema>
