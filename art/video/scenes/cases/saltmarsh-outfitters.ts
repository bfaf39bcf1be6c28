import { saltmarshAfter } from '../../../pictures/projects/saltmarsh.ts'
import { pointer, screenLoop } from '../../drawing/screen-loop.ts'

/** Where the pointer rests, and from when: colours, sizes, the button, and back. */
const stops = [
  [0, 1010, 820],
  [0.12, 748, 476],
  [0.26, 806, 476],
  [0.42, 964, 584],
  [0.6, 1000, 722],
  [0.86, 690, 476],
  [0.97, 1010, 820],
] as const

/** A jacket is chosen: two colours, a size, the bag. */
export const saltmarshLoop = screenLoop('saltmarsh-outfitters', 7, (write, time) => {
  const choice = {
    colour: time < 0.15 || time > 0.89 ? 0 : time < 0.29 ? 1 : 2,
    size: time < 0.45 || time > 0.92 ? 2 : 3,
    inBag: time > 0.64 && time < 0.92 ? 2 : 1,
    pressed: time > 0.64 && time < 0.8,
  }
  return saltmarshAfter(write, choice).replace(/<\/svg>$/, `${pointer(stops, time)}</svg>`)
})
