import { z } from 'zod'
import { teamMemberSchema } from '#model/team.ts'

export const teamContract = z
  .strictObject({
    type: z.literal('team'),
    title: z.string().min(1),
    lead: z.string().min(1),
    members: z.array(teamMemberSchema).min(1),
  })
  .meta({
    title: 'Team',
    description: 'People with their picture, name and role.',
    group: 'People',
  })
