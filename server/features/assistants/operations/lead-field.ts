import { z } from 'zod'

/** How programs name a lead. */
export const leadField = z
  .string()
  .max(64)
  .meta({ description: 'The id of a lead, from list_leads or find.' })

/** Its reference, which is nobody's data. */
export const leadName = (_: unknown, result?: { reference: string }) => result?.reference ?? ''

export const leadSubject = ({ lead }: { lead: string }) => `lead:${lead}`
