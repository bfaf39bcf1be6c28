import { query } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { findMedia, mediaIdSchema } from './find-media.ts'
import { presentMedia, presentSample } from './present-media.ts'
import { samplePictures, samplesIn } from './sample-pictures.ts'
import { whereUsed } from './uses.ts'

/** A picture and all its uses. */
export const openMedia = query('viewer', mediaIdSchema, async (context, { id }) => {
  const sample = openSample(context, id)
  if (sample) return sample
  const row = await findMedia(context.store, id)
  const uses = await whereUsed(context.store, id)
  return { item: presentMedia(row, uses.length > 0), uses }
})

function openSample({ content }: AdminContext, id: string) {
  const sample = samplePictures(content.defaults()).find((one) => one.id === id)
  if (!sample) return null
  const uses = samplesIn(content.complete()).get(sample.picture.src) ?? []
  return { item: presentSample(sample, uses.length > 0), uses }
}
