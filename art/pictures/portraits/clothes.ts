import { ink } from '../palette.ts'
import { paint } from './garment.ts'
import { knits } from './knits.ts'
import { robes } from './robes.ts'
import { shirts } from './shirts.ts'
import type { Tones } from './sitter.ts'

const clothes = { ...shirts, ...knits, ...robes }

/** What of a garment lies behind the neck. */
export function drawBehind(name: string, tones: Tones) {
  if (name === 'headphones')
    return `<path d="M-132 330C-150 150 160 150 140 330" fill="none" stroke="${ink}" stroke-width="22"/>`
  if (name === 'hoodie')
    return paint('M-130 300C-150 200 -90 170 4 170C100 170 160 200 140 300Z', tones.clothLine)
  return ''
}

/** The garment of that name, drawn from the neck (y about 250) down past the frame. */
export function drawClothes(name: string, tones: Tones, clip: string, seed: string) {
  const garment = clothes[name]
  if (!garment) throw new Error(`No garment is called "${name}".`)
  return garment(tones, clip, seed)
}
