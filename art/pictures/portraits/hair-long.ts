import { blob, stroke } from '../brush.ts'
import type { Drawing, Face, Tones } from './sitter.ts'

/** Long dark hair, parted off centre, over both shoulders. */
export function long({ width: w }: Face, tones: Tones): Drawing {
  const back = blob(`-40 -262, ${-w} -210, ${-w - 52} -80, ${-w - 66} 90, ${-w - 78} 250,
      ${-w - 50} 400, ${-w + 30} 440, ${w - 20} 440, ${w + 60} 390, ${w + 74} 240,
      ${w + 58} 80, ${w + 40} -90, ${w - 10} -220, 60 -264`)
  const left = blob(
    `18 -236, -60 -236, ${-w - 14} -150, ${-w - 38} 0, ${-w - 46} 150, ${-w - 60} 300,
      ${-w - 10} 360, ${-w + 6} 240, ${-w - 8} 120, ${-w - 2} 20, ${-w + 14} -60,
      -70 -122, -10 -170`,
    0.9,
  )
  const right = blob(
    `10 -238, 80 -222, ${w + 14} -140, ${w + 34} 0, ${w + 44} 160, ${w + 52} 300,
      ${w + 6} 360, ${w - 4} 240, ${w + 8} 120, ${w + 2} 10, ${w - 12} -80, 74 -150,
      26 -196`,
    0.9,
  )
  const comb = [
    stroke(`6 -222, -70 -186, ${-w - 4} -90, ${-w - 18} 60, ${-w - 30} 220`, 7, 0.35),
    stroke(`-20 -232, -92 -186, ${-w - 24} -60, ${-w - 36} 120`, 6, 0.35),
    stroke(`34 -216, 98 -160, ${w + 12} -50, ${w + 22} 120, ${w + 28} 250`, 7, 0.35),
    stroke(`${-w - 46} 200, ${-w - 60} 300, ${-w - 44} 390`, 6),
    stroke(`${w + 54} 190, ${w + 60} 300, ${w + 46} 380`, 6),
  ]
  return pair(tones, back, [left, right], comb)
}

/** A bob to the jaw with a swept fringe. */
export function bob({ width: w }: Face, tones: Tones): Drawing {
  const back = blob(`-30 -264, ${-w - 6} -210, ${-w - 46} -70, ${-w - 48} 70, ${-w - 34} 152,
      ${-w + 40} 168, ${w - 30} 168, ${w + 34} 146, ${w + 44} 50, ${w + 36} -90,
      ${w - 14} -214, 60 -262`)
  const front = blob(
    `70 -252, -30 -262, ${-w + 4} -204, ${-w - 36} -80, ${-w - 42} 50, ${-w - 30} 146,
      ${-w + 16} 128, ${-w + 8} 40, ${-w + 16} -36, -60 -88, 20 -116, 72 -164,
      ${w - 30} -110, ${w - 6} -20, ${w - 2} 70, ${w + 2} 132, ${w + 32} 140,
      ${w + 38} 40, ${w + 28} -96, ${w - 14} -204`,
    0.95,
  )
  const comb = [
    stroke(`72 -186, 10 -140, -62 -112, ${-w + 10} -50`, 7),
    stroke(`66 -212, -10 -178, -84 -136, ${-w - 10} -20, ${-w - 14} 90`, 7, 0.4),
    stroke(`50 -234, -50 -216, ${-w - 2} -130, ${-w - 28} 0`, 6, 0.4),
    stroke(`84 -190, ${w - 4} -110, ${w + 14} 0, ${w + 14} 100`, 7, 0.4),
  ]
  return pair(tones, back, [front], comb)
}

/** Parted in the middle, drawn back to a bun on the crown. */
export function bun({ width: w }: Face, tones: Tones): Drawing {
  const knot = blob('-58 -262, -70 -306, -36 -342, 20 -346, 60 -316, 62 -272, 30 -238, -30 -236')
  const front = blob(
    `${-w - 2} 8, ${-w - 14} -80, ${-w + 4} -176, -64 -236, 6 -250, 74 -234,
      ${w - 8} -178, ${w + 8} -90, ${w - 2} -4, ${w - 14} -60, ${w - 38} -118, 64 -158,
      18 -192, -40 -158, ${-w + 34} -116, ${-w + 12} -54`,
    0.95,
  )
  const comb = [
    stroke(`14 -204, -60 -172, ${-w + 8} -96`, 6, 0.4),
    stroke(`8 -228, -70 -202, ${-w + 2} -140`, 6, 0.4),
    stroke(`24 -204, 80 -172, ${w - 6} -100`, 6, 0.4),
    stroke('-44 -258, -48 -300, -14 -326, 26 -322', 6),
    stroke('-20 -262, -18 -290, 8 -304, 34 -290', 6),
  ]
  return { back: `<path d="${knot}" fill="${tones.hair}"/>`, front: masses(tones, [front], comb) }
}

/** Wavy, to the shoulder; a loose scarf may lie over it. */
export function wavy({ width: w }: Face, tones: Tones): Drawing {
  const back = blob(`-20 -256, ${-w} -206, ${-w - 50} -90, ${-w - 36} 10, ${-w - 62} 110,
      ${-w - 40} 210, ${-w - 50} 280, 0 300, ${w + 44} 280, ${w + 36} 200, ${w + 56} 110,
      ${w + 34} 10, ${w + 44} -90, ${w - 4} -206`)
  const left = blob(
    `26 -232, -60 -232, ${-w - 10} -150, ${-w - 38} -50, ${-w - 22} 40, ${-w - 46} 130,
      ${-w - 30} 220, ${-w - 4} 190, ${-w - 14} 120, ${-w + 6} 40, ${-w - 2} -20,
      ${-w + 28} -90, -50 -130, 4 -176`,
    0.95,
  )
  const right = blob(
    `14 -234, 84 -222, ${w + 10} -146, ${w + 34} -50, ${w + 20} 40, ${w + 42} 130,
      ${w + 26} 220, ${w - 2} 190, ${w + 8} 120, ${w - 8} 40, ${w} -20, ${w - 20} -96,
      76 -150, 30 -196`,
    0.95,
  )
  const comb = [
    stroke(`10 -214, -64 -178, ${-w - 4} -96, ${-w - 12} -10, ${-w - 18} 90`, 7, 0.35),
    stroke(`-24 -226, -100 -178, ${-w - 26} -70`, 6, 0.35),
    stroke(`40 -212, 98 -166, ${w + 10} -80, ${w + 6} 20, ${w + 24} 110`, 7, 0.35),
  ]
  return pair(tones, back, [left, right], comb)
}

function pair(tones: Tones, back: string, front: string[], comb: string[]): Drawing {
  return { back: `<path d="${back}" fill="${tones.hair}"/>`, front: masses(tones, front, comb) }
}

function masses(tones: Tones, front: string[], comb: string[]) {
  return `<path d="${front.join('')}" fill="${tones.hair}"/><path d="${comb.join('')}" fill="${tones.hairLight}"/>`
}
