import type { Typesetter } from '../lettering.ts'
import { baobabAfter, baobabBefore } from './baobab.ts'
import { darAlNoorAfter, darAlNoorBefore } from './dar-al-noor.ts'
import { gangaAfter, gangaBefore } from './ganga-agro.ts'
import { makhanaAfter, makhanaBefore } from './makhana-co.ts'
import { saltmarshAfter, saltmarshBefore } from './saltmarsh.ts'
import { terangaAfter, terangaBefore } from './teranga-foods.ts'

const cases = {
  'saltmarsh-outfitters': { before: saltmarshBefore, after: saltmarshAfter },
  'dar-al-noor-clinics': { before: darAlNoorBefore, after: darAlNoorAfter },
  'ganga-agro': { before: gangaBefore, after: gangaAfter },
  'makhana-co': { before: makhanaBefore, after: makhanaAfter },
  'teranga-foods': { before: terangaBefore, after: terangaAfter },
  baobab: { before: baobabBefore, after: baobabAfter },
}

/** Two screens for each case study, 1200 by 900: as we found it and as we left it. */
export function projectPictures(write: Typesetter) {
  return Object.entries(cases).flatMap(([slug, { before, after }]) => [
    { name: `${slug}-before`, svg: before(write) },
    { name: `${slug}-after`, svg: after(write) },
  ])
}
