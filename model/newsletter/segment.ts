import { z } from 'zod'
import { fieldLine } from '#model/document-text.ts'
import { languageCode, TAG_MAX, tagsSchema } from './subscriber-data.ts'

/** How an address came onto the list. */
export const subscriberSources = {
  form: 'Sign-up form',
  staff: 'Added by the team',
  import: 'Imported',
}

export type SubscriberSource = keyof typeof subscriberSources

/** Values of one condition. */
const VALUES_MAX = 50

const values = z.array(fieldLine(TAG_MAX).min(1)).max(VALUES_MAX).optional()

/**
 * Which subscribers get an issue: those who meet all of its conditions, and everybody without one. Of several tags, topics or
 * services one is enough.
 */
export const segmentSchema = z.strictObject({
  source: z.enum(Object.keys(subscriberSources) as SubscriberSource[]).optional(),
  /** First and last day on which they subscribed, in UTC. */
  from: z.iso.date('Choose a day.').optional(),
  to: z.iso.date('Choose a day.').optional(),
  language: languageCode.optional(),
  tags: tagsSchema.max(VALUES_MAX).optional(),
  /** Ids. */
  topics: values,
  /** Names of services that they asked for in an inquiry. */
  services: values,
  /** Whether they followed a link of an issue in the last months; only of those who agreed to be counted. */
  engaged: z.boolean().optional(),
})

export type Segment = z.output<typeof segmentSchema>

/** Days in which somebody who is engaged has followed a link. */
export const ENGAGED_DAYS = 180

/** Whether a segment is everybody: no condition is set. */
export function isEverybody(segment: Segment) {
  return Object.values(segment).every(
    (condition) => condition === undefined || (Array.isArray(condition) && condition.length === 0),
  )
}
