import { contentSource } from './content-source.ts'
import { workingCopySource } from './draft-source.ts'
import { postSource } from './post-source.ts'
import type { UseSource } from './uses.ts'

/** Everything in the database that may show a picture of the library. */
export const useSources: UseSource[] = [postSource, workingCopySource, contentSource]
