import { z } from 'zod'
import { teamMemberSchema } from '#model/content/team.ts'

export const teamSchema = z
  .strictObject({
    type: z.literal('team'),
    title: z.string().min(1),
    lead: z.string().min(1),
    members: z.array(teamMemberSchema).min(1),
  })
  .meta({
    title: 'Team',
    description: 'People with picture, name and role.',
    group: 'People',
  })
