import type { Typesetter } from '../lettering.ts'
import { type Pixels, type Print, press } from '../press/press.ts'
import { baobabBefore } from './baobab.ts'
import * as baobabFolder from './baobab-folder.ts'
import { baobabPrint } from './baobab-print.ts'
import { darAlNoorBefore } from './dar-al-noor.ts'
import * as darAlNoorFolder from './dar-al-noor-folder.ts'
import { darAlNoorPhoto } from './dar-al-noor-photo.ts'
import { gangaBefore } from './ganga-agro.ts'
import * as gangaFolder from './ganga-agro-folder.ts'
import { gangaPrint } from './ganga-agro-print.ts'
import { makhanaBefore } from './makhana-co.ts'
import * as makhanaFolder from './makhana-folder.ts'
import { makhanaPrint } from './makhana-print.ts'
import { saltmarshBefore } from './saltmarsh.ts'
import * as saltmarshFolder from './saltmarsh-folder.ts'
import { saltmarshPrint } from './saltmarsh-print.ts'
import * as terangaFolder from './teranga-folder.ts'
import { terangaBefore } from './teranga-foods.ts'
import { terangaPrint } from './teranga-print.ts'

/** Flat colours, a print of several inks, or a photograph. */
type Draw = (write: Typesetter) => string | Print | (() => Promise<Pixels>)

/** Each client in a hand of its own: as we found it, as we left it, and what is in the project folder. */
const cases: Record<string, Record<string, Draw>> = {
  'saltmarsh-outfitters': {
    before: saltmarshBefore,
    after: saltmarshPrint,
    sketch: saltmarshFolder.saltmarshSketch,
    original: saltmarshFolder.saltmarshOriginal,
  },
  'dar-al-noor-clinics': {
    before: darAlNoorBefore,
    after: darAlNoorPhoto,
    sketch: darAlNoorFolder.darAlNoorSketch,
    original: darAlNoorFolder.darAlNoorOriginal,
  },
  'ganga-agro': {
    before: gangaBefore,
    after: gangaPrint,
    sketch: gangaFolder.gangaSketch,
    original: gangaFolder.gangaOriginal,
  },
  'makhana-co': {
    before: makhanaBefore,
    after: makhanaPrint,
    sketch: makhanaFolder.makhanaSketch,
    original: makhanaFolder.makhanaOriginal,
  },
  'teranga-foods': {
    before: terangaBefore,
    after: terangaPrint,
    sketch: terangaFolder.terangaSketch,
    original: terangaFolder.terangaOriginal,
  },
  baobab: {
    before: baobabBefore,
    after: baobabPrint,
    sketch: baobabFolder.baobabSketch,
    original: baobabFolder.baobabOriginal,
  },
}

/** Details for phones, on which the words of the whole picture are too small: left, top and width; 4:3. */
const details: Record<string, [number, number, number]> = {
  'saltmarsh-outfitters-before': [238, 276, 500],
  'dar-al-noor-clinics-before': [50, 90, 640],
  'ganga-agro-before': [30, 128, 500],
  'teranga-foods-before': [24, 92, 620],
}

type Drawn = { name: string; svg?: string; pixels?: () => Promise<Pixels> }

/** The pictures of each case study, 1200 by 900, and details of them. */
export function projectPictures(write: Typesetter): Drawn[] {
  return Object.entries(cases).flatMap(([slug, pictures]) =>
    Object.entries(pictures).flatMap(([kind, draw]) => withDetail(`${slug}-${kind}`, draw, write)),
  )
}

function withDetail(name: string, draw: Draw, write: Typesetter): Drawn[] {
  const detail = details[name]
  if (!detail) return [{ name, ...finished(draw, write) }]
  const svg = String(draw(write))
  const [left, top, width] = detail
  const box = `${left} ${top} ${width} ${(width * 3) / 4}`
  const close = svg.replace('viewBox="0 0 1200 900"', `viewBox="${box}"`)
  return [
    { name, svg },
    { name: `${name}-portrait`, svg: close },
  ]
}

function finished(draw: Draw, write: Typesetter) {
  const drawn = draw(write)
  if (typeof drawn === 'string') return { svg: drawn }
  return { pixels: typeof drawn === 'function' ? drawn : () => press(drawn) }
}
