import { blob, stroke } from '../brush.ts'
import { ink } from '../palette.ts'
import type { Drawing, Sitter, Tones } from './sitter.ts'

/** A head from the side, looking right; eyes near y 0, crown at -205, chin at about 205, as from the front. */
export function drawProfile({ face, tones: own, extras }: Sitter, tones: Tones, id: string) {
  const nose = 104 + face.nose.length
  const outline = blob(
    `-10 -206, 62 -192, 104 -140, 113 -78, 105 -40, 118 -8, ${nose - 10} 26, ${nose - 8} 44, ${nose - 24} 54,
      112 58, 113 70, 126 84, 116 98, 123 113, 108 130, 115 162, 92 194, 44 198, -36 152, -74 100,
      -98 110, -128 56, -152 -40, -146 -120, -92 -188`,
    0.8,
  )
  const neck = 'M-120 30C-112 140 -134 230 -180 330L30 430L104 330C62 290 44 240 52 170Z'
  const shadow = 'M-120 60C-60 150 10 200 80 204L110 330L60 420C40 320 -40 240 -120 60Z'
  const cheek = 'M-96 96C-64 136 0 176 96 182L120 240H-120Z'
  const mouthY = 100
  const lips = own.lips
    ? `<path d="M84 ${mouthY}Q112 84 128 85Q122 94 112 ${mouthY}Q124 108 124 117Q104 120 84 ${mouthY}Z" fill="${own.lips}"/>`
    : ''
  const lid = face.lowered
    ? stroke('52 4, 74 14, 100 6', 9, 0.5)
    : stroke('50 0, 72 -14, 102 -8', 10, 0.5)
  const pupil = face.lowered ? '' : `<ellipse cx="86" cy="-1" rx="8" ry="11" fill="${face.tone}"/>`
  const lines = stroke('84 101, 104 101, 120 98', 7, 0.6)
  const brow = stroke('42 -42, 76 -58, 108 -46', face.brows.weight, 0.5, 0.3)
  const wing = stroke('110 28, 102 42, 112 54, 126 50', 6, 0.5)
  const ear = blob('-44 -34, -16 -40, -2 -14, -12 24, -34 48, -48 20')
  const fold = stroke('-36 -18, -18 -22, -16 4, -30 24', 6)
  const age =
    face.age >= 0.5
      ? stroke('34 -4, 22 -10', 4) + stroke('32 8, 20 12', 4) + stroke('78 66, 66 86, 68 106', 5)
      : ''
  const glasses = extras.includes('squareGlasses')
    ? `<g fill="none" stroke="${face.tone}" stroke-width="9"><path d="M60 -28H112V34H60Q54 4 60 -28ZM60 -14L-26 -22"/></g>`
    : ''
  return `<clipPath id="${id}-neck"><path d="${neck}"/></clipPath><path d="${neck}" fill="${tones.skin}"/><path clip-path="url(#${id}-neck)" d="${shadow}" fill="${tones.shade}"/>
<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${tones.skin}"/>
<g clip-path="url(#${id})"><path d="${cheek}" fill="${tones.shade}"/></g>${lips}
<path d="${lid}${lines}${wing}" fill="${face.tone}"/>${pupil}<path d="${brow}" fill="${face.brows.colour}"/>
<path d="${ear}" fill="${tones.skin}"/><path d="${fold}" fill="${tones.shade}"/><path d="${age}" fill="${tones.deep}"/>${glasses}`
}

type Hair = (tones: Tones) => Drawing

const both = (tones: Tones, mass: string, comb: string): string =>
  `<path d="${mass}" fill="${tones.hair}"/><path d="${comb}" fill="${tones.hairLight}"/>`

/** Hair and cloth from the side. */
export const sideHair: Record<string, Hair> = {
  shaved: (tones) => ({
    front: both(
      tones,
      blob(
        '-60 -196, -118 -160, -152 -90, -150 -20, -124 50, -96 40, -60 -20, -56 -70, -20 -110, -26 -170',
      ),
      stroke('-40 -190, 20 -196, 70 -170', 10),
    ),
  }),
  bob: (tones) => ({
    front: both(
      tones,
      blob(
        '96 -150, 70 -216, -10 -246, -110 -220, -176 -130, -186 0, -176 120, -150 186, -70 190, -8 170, 16 120, 8 40, 30 -30, 60 -96',
        0.95,
      ),
      stroke('40 -210, -60 -210, -140 -120, -150 20', 8) +
        stroke('64 -180, -20 -160, -90 -60, -104 90', 8) +
        stroke('60 -130, 0 -90, -40 0, -46 120', 6),
    ),
  }),
  bun: (tones) => ({
    back: both(
      tones,
      blob('-110 -280, -170 -290, -214 -246, -206 -190, -150 -172, -104 -200'),
      stroke('-120 -270, -180 -260, -190 -210', 7) + stroke('-130 -240, -160 -226, -160 -200', 5),
    ),
    front: both(
      tones,
      blob(
        '106 -136, 80 -200, -10 -232, -110 -204, -164 -110, -158 -10, -126 50, -104 40, -70 -20, -30 -56, 20 -60, 66 -96',
        0.9,
      ),
      stroke('80 -160, -20 -196, -130 -200', 6) +
        stroke('60 -120, -40 -150, -140 -180', 6) +
        stroke('-60 -40, -110 -100, -140 -160', 6),
    ),
  }),
  hijab: (tones) => ({
    back: `<path d="${blob('60 -240, -60 -258, -170 -180, -200 -40, -190 120, -250 300, 20 420, 180 300, 130 210, 60 190')}" fill="${tones.hair}"/>`,
    front: `<path d="${blob('96 -170, 60 -236, -60 -256, -166 -184, -198 -40, -190 110, -210 340, 20 380, 130 280, 118 226, 60 214, -10 170, -36 90, -20 -20, 30 -110')}" fill="${tones.hair}"/><path d="${stroke('40 -222, -70 -180, -90 -20, -60 120, 60 236', 9)}${stroke('-20 -236, -130 -160, -150 20, -100 190, 40 300', 9)}${stroke('-80 90, -40 190, 80 260', 7)}" fill="${tones.hairLight}"/>`,
  }),
}

/** Headphones on the ear. */
export function earphones() {
  return `<path d="M-30 0C-60 -120 -50 -210 -8 -246" fill="none" stroke="#f4efe6" stroke-width="22" stroke-linecap="round"/><ellipse cx="-30" cy="10" rx="48" ry="62" fill="${ink}"/><ellipse cx="-38" cy="8" rx="26" ry="40" fill="#cf3438"/>`
}
