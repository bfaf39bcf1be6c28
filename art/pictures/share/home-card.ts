import { waveField } from '../../../ui/wave.ts'
import { hexOf } from '../../video/spectrum.ts'
import type { Typesetter } from '../lettering.ts'
import { paper } from '../palette.ts'
import { card, logo, small } from './page-card.ts'
import { setTitle } from './set-title.ts'
import type { Subject } from './subjects.ts'

const LINES = 96

/** The share picture of the home page: the same words as its hero, over the whole spectrum. */
export function homeCard({ title, label, seed }: Subject, write: Typesetter) {
  const box = { x: 52, y: 150, width: 1080, height: 270, largest: 172, fill: paper }
  const words = setTitle(write, title, 0.05, box)
  return card('#12100d', [
    spectrum(seed),
    write(label, { ...small(paper), x: 1140, y: 87, align: 'right' }),
    logo(write, 60, 92, paper),
    words.elements,
  ])
}

/** Strokes from violet to red that stand on the lower edge, as long as the field at their place is loud. */
function spectrum(seed: string) {
  const field = waveField(seed, 4)
  return Array.from({ length: LINES }, (_, index) => {
    const at = (index + 0.5) / LINES
    const loud = Math.abs(field(at, 0.5)) ** 0.7 * (0.4 + 0.6 * Math.sin(Math.PI * at))
    const top = Math.round(612 - loud * 290)
    const colour = hexOf(400 + at * 300, 0.64)
    return `<path d="M${Math.round(at * 12000) / 10} 640V${top}" stroke="${colour}" stroke-width="7"/>`
  }).join('')
}
