import { subscriberPreviewSchema } from '#model/newsletter/subscriber-schemas.ts'
import { mutation, type ResultOf } from '#server/actions/action.ts'
import { digestOf } from '#server/platform/csv/read-records.ts'
import { lacksDay, lacksSource } from './check-lines.ts'
import { readList } from './read-list.ts'
import { sortList } from './sort-list.ts'

const SAMPLES = 5

/** Previews an import without storing anything. */
export const previewList = mutation(
  'editor',
  subscriberPreviewSchema,
  async (context, { file }) => {
    const { batches, ...facts } = await readList(file, context.clock())
    const { fresh, ended, known } = await sortList(context, batches)
    return {
      message: `${fresh.length.toLocaleString('en-US')} new${ended.length > 0 ? `, ${ended.length.toLocaleString('en-US')} to be unsubscribed` : ''}. Nothing is stored yet.`,
      value: {
        digest: await digestOf(file),
        fileName: file.name,
        fresh: fresh.length,
        ended: ended.length,
        samples: fresh.slice(0, SAMPLES).map(({ email }) => email),
        unsubscribed: fresh.filter(({ state }) => state === 'unsubscribed').length,
        pending: fresh.filter(({ state }) => state === 'pending').length,
        dated: fresh.filter(({ consentAt }) => consentAt !== null).length,
        withoutSource: fresh.filter(lacksSource).length,
        withoutDay: fresh.filter(lacksDay).length,
        known,
        ...facts,
      },
    }
  },
)

export type ListPreview = ResultOf<typeof previewList>
