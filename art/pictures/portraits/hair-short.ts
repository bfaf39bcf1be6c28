import { blob, stroke } from '../brush.ts'
import type { Drawing, Face, Tones } from './sitter.ts'

/** Side parting, brushed back; carved light at the temples where it greys. */
export function sideParted({ width: w }: Face, tones: Tones): Drawing {
  const mass = blob(
    `${-w - 4} -8, ${-w - 16} -90, ${-w + 2} -186, -74 -240, 16 -262, 92 -240,
      ${w - 4} -190, ${w + 8} -100, ${w - 8} -20, ${w - 16} -76, ${w - 36} -122, 70 -150,
      6 -150, -60 -164, -86 -146, ${-w + 26} -110, ${-w + 10} -58`,
    0.9,
  )
  const comb = [
    stroke('-84 -168, -30 -214, 40 -226, 98 -196', 7),
    stroke('-60 -176, 0 -198, 56 -200, 104 -168', 6),
    stroke('-92 -182, -60 -220, 0 -246', 6),
    stroke(`${-w + 2} -30, ${-w - 6} -80, ${-w + 8} -130`, 9, 0.3),
    stroke(`${-w + 12} -64, ${-w + 10} -100, ${-w + 24} -140`, 7, 0.3),
  ]
  return { front: shapes(tones, mass, comb) }
}

/** A thick quiff that falls a little over the brow. */
export function quiff({ width: w }: Face, tones: Tones): Drawing {
  const mass = blob(
    `${-w - 2} -14, ${-w - 14} -96, ${-w + 6} -180, -80 -236, 0 -270, 80 -262,
      ${w - 4} -214, ${w + 10} -120, ${w - 4} -24, ${w - 14} -84, ${w - 26} -126,
      84 -132, 50 -156, 4 -132, -48 -126, -74 -140, ${-w + 24} -118, ${-w + 10} -62`,
    0.95,
  )
  const comb = [
    stroke('-66 -150, -40 -200, 20 -236, 80 -226', 7),
    stroke('-26 -146, 10 -186, 60 -202, 104 -182', 6),
    stroke('-98 -150, -82 -200, -40 -236', 6),
    stroke('38 -162, 70 -172, 106 -150', 5),
  ]
  return { front: shapes(tones, mass, comb) }
}

/** Medium length, thrown back from the brow, over the top of the ear and down the nape. */
export function medium({ width: w }: Face, tones: Tones): Drawing {
  const back =
    blob(`${-w + 4} -60, ${-w - 6} 40, ${-w + 6} 130, ${-w + 44} 170, 0 150, ${w - 40} 160,
      ${w - 14} 110, ${w - 2} 10, ${w - 20} -120, 0 -200`)
  const mass = blob(
    `${-w - 2} 6, ${-w - 24} -14, ${-w - 30} -100, ${-w - 12} -190, -90 -258, -20 -284,
      30 -272, 70 -288, 128 -244, ${w + 20} -166, ${w + 18} -80, ${w + 4} -6,
      ${w - 8} -52, ${w - 20} -112, 104 -148, 58 -170, 18 -150, -12 -172, -52 -134,
      -84 -140, ${-w + 26} -92, ${-w + 12} -40`,
    0.85,
  )
  const comb = [
    stroke(`20 -164, 0 -206, -60 -214, ${-w + 6} -160`, 7, 0.4),
    stroke(`-44 -146, -76 -176, ${-w + 14} -130, ${-w - 4} -50`, 7, 0.4),
    stroke(`40 -262, -30 -254, -96 -214, ${-w - 14} -120`, 6, 0.4),
    stroke(`34 -176, 76 -214, 118 -180, ${w + 6} -90`, 7, 0.4),
    stroke(`60 -268, 110 -230, ${w + 8} -150`, 6, 0.4),
    stroke('30 -218, 64 -240, 96 -226', 5, 0.4),
  ]
  return { back: `<path d="${back}" fill="${tones.hair}"/>`, front: shapes(tones, mass, comb) }
}

/** White hair, high at the temples, brushed to the side. */
export function receding({ width: w }: Face, tones: Tones): Drawing {
  const mass = blob(
    `${-w - 2} 10, ${-w - 20} -60, ${-w - 10} -140, ${-w + 34} -210, -40 -246, 50 -250,
      112 -216, ${w + 10} -130, ${w + 6} -20, ${w - 16} -50, ${w - 34} -120, 84 -176,
      40 -180, -30 -196, -70 -180, ${-w + 34} -170, ${-w + 26} -110, ${-w + 8} -50`,
    0.95,
  )
  const comb = [
    stroke('-74 -194, -10 -226, 60 -222, 104 -190', 6),
    stroke('-94 -196, -40 -232, 30 -240', 5),
    stroke(`${-w + 2} -16, ${-w - 8} -70, ${-w + 10} -140`, 6),
  ]
  return { front: shapes(tones, mass, comb) }
}

/** Shaved close: a shade round the skull where hair would be. */
export function shaved({ width: w }: Face, tones: Tones): Drawing {
  const side = blob(`${-w - 4} -6, ${-w - 4} -70, ${-w + 4} -128, ${-w + 26} -150, ${-w + 22} -100,
      ${-w + 12} -50`)
  const shine = stroke('-70 -166, -34 -186, 14 -192', 10)
  return {
    front: `<path d="${side}" fill="${tones.hair}"/><path d="${shine}" fill="${tones.hairLight}"/>`,
  }
}

function shapes(tones: Tones, mass: string, carved: string[]) {
  return `<path d="${mass}" fill="${tones.hair}"/><path d="${carved.join('')}" fill="${tones.hairLight}"/>`
}
