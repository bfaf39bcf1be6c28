import type { Deps } from '#server/deps.ts'
import { noteOrphans } from '#server/platform/files/orphan-count.ts'
import { sweepSentence } from '#server/platform/files/sweep-sentence.ts'
import { knownMedia } from './known-media.ts'

/** Removes files orphaned by crashes, and logs what was moved to the trash and why. */
export async function sweepMedia({
  store,
  media,
  storage,
  log,
}: Pick<Deps, 'store' | 'media' | 'storage' | 'log'>) {
  const result = await media.sweep(async (keys) => ({
    known: await knownMedia(store, keys),
    erased: new Set(),
  }))
  await noteOrphans(store, 'media', result)
  const sentence = sweepSentence(result, `${storage.name}/media`, 'no picture of the library')
  if (sentence) log(sentence)
}
