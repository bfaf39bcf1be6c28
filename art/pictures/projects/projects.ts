import type { Typesetter } from '../lettering.ts'
import { darAlNoorAfter, darAlNoorBefore } from './dar-al-noor.ts'
import { gangaAfter, gangaBefore } from './ganga-agro.ts'
import { saltmarshAfter, saltmarshBefore } from './saltmarsh.ts'

const cases = {
  'saltmarsh-outfitters': { before: saltmarshBefore, after: saltmarshAfter },
  'dar-al-noor-clinics': { before: darAlNoorBefore, after: darAlNoorAfter },
  'ganga-agro': { before: gangaBefore, after: gangaAfter },
}

/** Two screens for each case study, 1200 by 900: as we found it and as we left it. */
export function projectPictures(write: Typesetter) {
  return Object.entries(cases).flatMap(([slug, { before, after }]) => [
    { name: `${slug}-before`, svg: before(write) },
    { name: `${slug}-after`, svg: after(write) },
  ])
}
