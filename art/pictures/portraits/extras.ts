import { blob, stroke } from '../brush.ts'
import { mix } from '../palette.ts'
import type { Face, Tones } from './sitter.ts'

type Extra = (face: Face, tones: Tones) => string

/** Beards lie between face and features; their colour is the sitter's hair. */
const beards: Record<string, Extra> = {
  shortBeard: ({ width: w, jaw, length, turn, mouth }, tones) => {
    const at = turn * 34 + 6
    const y = mouth.y
    const outer = blob(
      `${-w - 2} 18, ${-w + 4} 76, ${-jaw + 2} 130, ${-46 + turn * 20} ${length + 2},
      ${turn * 26} ${length + 12}, ${56 + turn * 18} ${length - 2},
      ${jaw + turn * 4} 122, ${w - 4} 60, ${w - 12} 20, ${w - 26} 74,
      ${at + 70} ${y - 16}, ${at + 34} ${y - 34}, ${at} ${y - 26}, ${at - 36} ${y - 34},
      ${at - 78} ${y - 12}, ${-w + 22} 84, ${-w + 10} 30`,
      0.9,
    )
    const bare = blob(
      `${at - mouth.width + 4} ${y + 2}, ${at} ${y - 8}, ${at + mouth.width - 8} ${y + 2},
      ${at} ${y + 18}`,
      0.9,
    )
    return `<path d="${outer}" fill="${mix(tones.shade, tones.hair, 0.62)}"/><path d="${bare}" fill="${tones.shade}"/>`
  },
  fullBeard: ({ width: w, jaw, length, turn, mouth }, tones) => {
    const at = turn * 34 + 6
    const y = mouth.y
    const outer = blob(
      `${-w - 4} 10, ${-w - 6} 80, ${-jaw - 8} 146, ${-58 + turn * 18} ${length + 18},
      ${turn * 24} ${length + 30}, ${68 + turn * 18} ${length + 14}, ${jaw + 10} 140,
      ${w} 70, ${w - 10} 10, ${w - 28} 66, ${at + 76} ${y - 26}, ${at + 36} ${y - 44},
      ${at} ${y - 34}, ${at - 38} ${y - 44}, ${at - 82} ${y - 22}, ${-w + 26} 70,
      ${-w + 12} 20`,
      0.9,
    )
    const bare = blob(
      `${at - mouth.width + 8} ${y + 1}, ${at} ${y - 8},
      ${at + mouth.width - 12} ${y + 1}, ${at} ${y + 17}`,
      0.9,
    )
    const combs = [-86, -50, -14, 26, 64].map((x, index) =>
      stroke(
        `${at + x} ${y + 40 + (index % 2) * 12}, ${at + x * 0.9 + 4} ${y + 76},
      ${at + x * 0.7} ${y + 112}`,
        7,
        0.4,
      ),
    )
    const chops =
      stroke(`${-w + 8} 50, ${-w + 14} 100, ${-jaw + 22} 146`, 7) +
      stroke(`${at - 50} ${y - 28}, ${at - 20} ${y - 30}, ${at - 4} ${y - 22}`, 6) +
      stroke(`${at + 50} ${y - 28}, ${at + 22} ${y - 30}, ${at + 6} ${y - 22}`, 6)
    return `<path d="${outer}" fill="${tones.hair}"/><path d="${bare}" fill="${tones.shade}"/><path d="${combs.join('')}${chops}" fill="${tones.hairLight}"/>`
  },
  moustache: ({ turn, mouth: { y } }, tones) => {
    const at = turn * 34 + 6
    const shape = blob(
      `${at} ${y - 24}, ${at + 34} ${y - 26}, ${at + 62} ${y - 4}, ${at + 66} ${y + 12},
      ${at + 34} ${y - 1}, ${at} ${y - 5}, ${at - 36} ${y - 1}, ${at - 72} ${y + 13},
      ${at - 66} ${y - 5}, ${at - 36} ${y - 26}`,
      0.9,
    )
    return `<path d="${shape}" fill="${tones.hair}"/>`
  },
}

const wearings: Record<string, Extra> = {
  roundGlasses: (face) => glasses(face, 49, 46, 24, 9),
  thinGlasses: (face) => glasses(face, 44, 36, 22, 4.5),
  squareGlasses: (face) => glasses(face, 45, 33, 11, 9),
  hoops: ({ width: w }, tones) =>
    `<g fill="none" stroke="${tones.clothLine}" stroke-width="8"><ellipse cx="${-w - 12}" cy="84" rx="19" ry="32"/></g>`,
  studs: ({ width: w }) => `<circle cx="${-w - 12}" cy="44" r="9" fill="#f4efe6"/>`,
}

/** What lies under the features: a beard of that name, or nothing. */
export function drawBeard(names: readonly string[], face: Face, tones: Tones) {
  return names.map((name) => beards[name]?.(face, tones) ?? '').join('')
}

/** What lies over them: glasses, earrings. */
export function drawWearing(names: readonly string[], face: Face, tones: Tones) {
  return names.map((name) => wearings[name]?.(face, tones) ?? '').join('')
}

function glasses(
  { turn, width: w, tone }: Face,
  rx: number,
  ry: number,
  corner: number,
  weight: number,
) {
  const at = turn * 34
  const [left, right] = [at - 67, at + 61 - turn * 6]
  const far = rx * (1 - 0.08 * turn)
  const lens = (x: number, half: number) =>
    `<rect x="${x - half}" y="${4 - ry}" width="${half * 2}" height="${ry * 2}" rx="${corner * 2}" ry="${Math.min(ry, corner * 2)}"/>`
  return `<g fill="none" stroke="${tone}" stroke-width="${weight}">${lens(left, rx)}${lens(right, far)}
<path d="M${left + rx} -4Q${at - 2} -14 ${right - far} -4M${left - rx} -6L${-w - 4} -12M${right + far} -6L${w - 4} -10"/></g>`
}
