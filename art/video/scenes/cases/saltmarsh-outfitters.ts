import { ink, paper } from '../../../pictures/palette.ts'
import { saltmarshAfter } from '../../../pictures/projects/saltmarsh.ts'
import { ease, mix } from '../../drawing/motion.ts'
import { screenLoop } from '../../drawing/screen-loop.ts'

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
  return saltmarshAfter(write, choice).replace(/<\/svg>$/, `${pointer(time)}</svg>`)
})

function pointer(time: number) {
  const index = stops.findLastIndex(([from]) => time >= from)
  const [from, x, y] = stops[index] ?? stops[0]
  const [, fromX, fromY] = stops[Math.max(0, index - 1)] ?? stops[0]
  const share = index === 0 ? 1 : ease(from, from + 0.03, time)
  return `<path transform="translate(${mix(fromX, x, share)} ${mix(fromY, y, share)}) scale(1.5)" d="M0 0V30L8 23L13 35L19 32L14 21H24Z" fill="${ink}" stroke="${paper}" stroke-width="2.5" stroke-linejoin="round"/>`
}
