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

/** Details for phones, on which the words of the whole picture are too small: left, top and width; 4:3. */
const details: Record<string, [number, number, number]> = {
  'saltmarsh-outfitters-before': [238, 276, 500],
  'dar-al-noor-clinics-before': [50, 90, 640],
  'ganga-agro-before': [30, 128, 500],
  'ganga-agro-after': [256, 96, 620],
  'teranga-foods-before': [24, 92, 620],
}

/** Two screens for each case study, 1200 by 900: as we found it and as we left it; and details of them. */
export function projectPictures(write: Typesetter) {
  const pictures = Object.entries(cases).flatMap(([slug, { before, after }]) => [
    { name: `${slug}-before`, svg: before(write) },
    { name: `${slug}-after`, svg: after(write) },
  ])
  return pictures.flatMap((whole) => {
    const detail = details[whole.name]
    if (!detail) return [whole]
    const [left, top, width] = detail
    const box = `${left} ${top} ${width} ${(width * 3) / 4}`
    return [
      whole,
      {
        name: `${whole.name}-portrait`,
        svg: whole.svg.replace('viewBox="0 0 1200 900"', `viewBox="${box}"`),
      },
    ]
  })
}
