import type { Parts } from '#server/app-context.ts'
import { erasedFiles, knownFiles } from './known-files.ts'
import { sweepSentence } from './sweep-sentence.ts'

/** Clears up what crashes left among the visitors' files, and logs what was moved to the trash and why. */
export async function sweepFiles({ store, files, log }: Pick<Parts, 'store' | 'files' | 'log'>) {
  const result = await files.sweep(async (keys) => ({
    known: await knownFiles(store, keys),
    erased: await erasedFiles(store, keys),
  }))
  const sentence = sweepSentence(result, 'files', 'no lead')
  if (sentence) log(sentence)
}
