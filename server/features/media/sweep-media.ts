import type { Deps } from '#server/deps.ts'
import { noteOrphans } from '#server/platform/files/orphan-count.ts'
import type { SweepOptions } from '#server/platform/files/sweep-area.ts'
import { sweepSentence } from '#server/platform/files/sweep-area.ts'
import { knownMedia } from './known-media.ts'

/** Removes files orphaned by crashes, and logs what was moved to the trash and why. */
export async function sweepMedia(
  { store, media, storage, log }: Pick<Deps, 'store' | 'media' | 'storage' | 'log'>,
  options: SweepOptions = {},
) {
  const claimsOf = async (keys: string[]) => ({
    known: await knownMedia(store, keys),
    erased: new Set<string>(),
  })
  const result = await media.sweep(claimsOf, options)
  await noteOrphans(store, 'media', result)
  const sentence = sweepSentence(result, `${storage.name}/media`, 'no picture of the library')
  if (sentence) log(sentence)
}
