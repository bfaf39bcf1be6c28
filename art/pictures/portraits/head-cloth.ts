import { blob, stroke } from '../brush.ts'
import type { Drawing, Face, Tones } from './sitter.ts'

/** A hijab: one cloth round the face, folded under the chin and over the shoulder. */
export function hijab({ width: w, length }: Face, tones: Tones): Drawing {
  const opening = blob(`-4 -160, ${-w + 36} -138, ${-w + 14} -70, ${-w + 14} 30, ${-w + 34} 116,
      -44 ${length - 18}, 22 ${length - 4}, 70 ${length - 22}, ${w - 26} 108,
      ${w - 12} 24, ${w - 12} -72, ${w - 38} -138`)
  const hood = blob(
    `4 -250, ${-w + 14} -222, ${-w - 32} -130, ${-w - 36} 0, ${-w - 40} 110,
      ${-w - 62} 210, ${-w - 100} 300, ${-w - 60} 400, -70 470, 60 476, ${w + 50} 410,
      ${w + 100} 310, ${w + 62} 214, ${w + 36} 110, ${w + 30} 0, ${w + 26} -126,
      ${w - 18} -222`,
    0.95,
  )
  const shade = blob(`${w - 36} -142, ${w - 10} -60, ${w - 8} 40, ${w - 30} 116, 76 ${length - 14},
      30 ${length + 4}, 70 320, 56 400, 100 462, ${w + 50} 410, ${w + 100} 310,
      ${w + 62} 210, ${w + 36} 106, ${w + 30} 0, ${w + 25} -124, ${w - 20} -218`)
  const folds = [
    stroke(`-26 -232, ${-w + 16} -180, ${-w - 12} -80, ${-w - 10} 40`, 6, 0.4),
    stroke(`${-w - 14} 60, ${-w} 160, -70 236, 24 262, 90 240`, 7, 0.6),
    stroke(`${-w + 18} 116, -70 204, 16 228, 80 210`, 6, 0.6),
    stroke(`${-w - 34} 170, ${-w + 10} 270, -40 330, 50 350`, 8, 0.5),
    stroke(`${-w - 66} 250, ${-w - 20} 350, -60 410, 20 428`, 8, 0.5),
    stroke(`${w + 30} 150, ${w + 40} 240, ${w + 4} 330`, 7, 0.5),
    stroke(`${w + 70} 260, ${w + 50} 350, ${w - 20} 420`, 7, 0.5),
  ]
  return {
    back: `<path d="${opening}" fill="${tones.shade}"/>`,
    front: `<path d="${hood}${opening}" fill="${tones.hair}" fill-rule="evenodd"/>
<path d="${shade}" fill="${tones.hairLight}"/><path d="${folds.join('')}" fill="${tones.clothLine}"/>`,
  }
}

/** A tall headwrap, wound and knotted above the brow. */
export function headwrap({ width: w }: Face, tones: Tones): Drawing {
  const mass = blob(
    `${-w - 6} -92, ${-w - 34} -170, ${-w - 34} -262, -90 -338, 10 -366, 110 -340,
      ${w + 26} -262, ${w + 30} -170, ${w + 4} -92, 72 -142, 0 -156, -72 -140`,
    0.95,
  )
  const shade = blob(
    `54 -148, 80 -240, 40 -356, 112 -338, ${w + 24} -262, ${w + 28} -170, ${w + 4} -92`,
    0.9,
  )
  const knot = blob('-58 -258, -26 -300, 28 -304, 66 -268, 58 -214, 14 -192, -38 -206')
  const bands = [
    stroke(`${-w - 8} -116, -70 -166, 0 -182, 70 -168, ${w + 8} -116`, 6),
    stroke(`${-w - 24} -170, -90 -214, -46 -232`, 7),
    stroke(`${-w - 28} -232, -96 -270, -50 -272`, 7),
    stroke('-96 -320, -50 -310, -22 -296', 7),
    stroke(`${w + 22} -180, 108 -224, 62 -240`, 7),
    stroke(`${w + 18} -250, 112 -284, 58 -280`, 7),
    stroke('-28 -222, -12 -262, 20 -284', 7),
    stroke('6 -212, 26 -250, 46 -262', 6),
  ]
  return {
    front: `<path d="${mass}" fill="${tones.hair}"/><path d="${shade}" fill="${tones.hairLight}"/>
<path d="${knot}" fill="${tones.hair}"/><path d="${bands.join('')}" fill="${tones.clothLine}"/>`,
  }
}

/** A dupatta that has slipped back from the parting and hangs over both shoulders. */
export function dupatta({ width: w }: Face, tones: Tones) {
  const back = blob(`20 -284, ${-w + 14} -250, ${-w - 52} -130, ${-w - 60} 20, ${-w - 76} 160,
      ${-w - 120} 300, ${-w - 60} 460, 0 380, ${w + 80} 440, ${w + 120} 310,
      ${w + 76} 170, ${w + 56} 10, ${w + 44} -130, ${w - 10} -248`)
  const rim = blob(
    `16 -286, ${-w + 12} -252, ${-w - 52} -132, ${-w - 60} 20, ${-w - 78} 160,
      ${-w - 120} 330, ${-w - 40} 350, ${-w - 46} 160, ${-w - 38} 30, ${-w - 26} -110,
      ${-w + 30} -206, 22 -238, ${w - 30} -206, ${w + 22} -110, ${w + 34} 30,
      ${w + 44} 160, ${w + 30} 620, ${w + 190} 620, ${w + 128} 340, ${w + 72} 150, ${w + 56} 10,
      ${w + 44} -132, ${w - 10} -250`,
    0.95,
  )
  const edge = stroke(
    `${-w - 52} 290, ${-w - 53} 160, ${-w - 42} 20, ${-w - 30} -116, ${-w + 28} -214,
      20 -246, ${w - 28} -214, ${w + 26} -116, ${w + 38} 20, ${w + 50} 150,
      ${w + 50} 280`,
    6,
    0.5,
    0.5,
  )
  return { back, rim, edge, fill: tones.cloth }
}
