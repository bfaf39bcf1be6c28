import type { ChairName } from '../../../content/chairs.ts'
import { at } from '../frames/canvas.ts'
import { ink, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from './tone.ts'

/** A chair that stands on 0 0, with about its width and height. */
type Chair = { size: readonly [number, number]; draw: () => string }

const steel = '#7d8790'

/** Each of another make; visible on light and on dark grounds. */
export const chairs: Record<ChairName, Chair> = {
  bentwood: {
    size: [96, 238],
    draw: () =>
      trace('M-40 0L-34 -110M40 0L34 -110M-26 0L-24 -108M26 0L24 -108', '#a4602f', 8) +
      trace('M-34 -112C-44 -270 44 -270 34 -112M-18 -114C-24 -216 24 -216 18 -114', '#a4602f', 9) +
      `<ellipse cy="-114" rx="48" ry="13" fill="#c98f4e"/>`,
  },
  plastic: {
    size: [92, 250],
    draw: () =>
      flat('M-46 0L-38 -104H38L46 0H34L26 -84H-26L-34 0Z', '#1f87c9') +
      flat('M-44 -108H44L38 -92H-38Z', shade('#1f87c9')) +
      flat(
        'M-38 -104L-46 -232Q0 -258 46 -232L38 -104H28L30 -206H14L12 -110H-12L-14 -206H-30L-28 -104Z',
        '#1f87c9',
      ),
  },
  wheels: {
    size: [120, 254],
    draw: () =>
      trace('M-38 -8L0 -34L38 -8M0 -34V-92M0 -34V-8', steel, 9) +
      [-38, 0, 38].map((x) => `<circle cx="${x}" cy="-8" r="9" fill="${steel}"/>`).join('') +
      rect(-50, -116, 100, 26, '#5d564f', 12) +
      rect(-42, -252, 84, 116, '#5d564f', 18) +
      trace('M0 -136V-114M-58 -120V-150H-42M58 -120V-150H42', steel, 8),
  },
  cane: {
    size: [108, 136],
    draw: () =>
      flat('M-50 0L-22 -62L-50 -124H50L22 -62L50 0Z', '#d9a95c') +
      trace('M-44 -8L44 -116M44 -8L-44 -116M-26 -2L26 -122M26 -2L-26 -122M0 0V-124', '#9a6a2c', 4) +
      rect(-20, -67, 40, 10, '#9a6a2c', 5) +
      rect(-54, -134, 108, 16, spectrum[650], 8) +
      rect(-54, -10, 108, 12, '#9a6a2c', 6),
  },
  school: {
    size: [134, 240],
    draw: () =>
      trace('M-36 0L-30 -112M36 0L30 -112M-42 0H-24M24 0H42', steel, 7) +
      rect(-42, -124, 84, 14, '#e2b25c', 5) +
      rect(-38, -236, 76, 50, '#e2b25c', 8) +
      trace('M-32 -122V-236M32 -122V-186', steel, 7) +
      flat('M12 -176H76Q84 -176 82 -166L76 -156H12Z', '#c98f4e') +
      trace('M66 -158L40 -116', steel, 6),
  },
  wing: {
    size: [128, 262],
    draw: () =>
      trace('M-44 0L-40 -40M44 0L40 -40', '#a4602f', 9) +
      flat(
        'M-52 -40V-150Q-70 -158 -62 -180L-52 -236Q0 -276 52 -236L62 -180Q70 -158 52 -150V-40Z',
        '#2f7d4f',
      ) +
      flat('M-36 -96H36V-44H-36Z', light('#2f7d4f', 0.2)) +
      flat('M-40 -230Q0 -258 40 -230L34 -104H-34Z', shade('#2f7d4f', 0.2)) +
      [-16, 16]
        .map((x) =>
          [-210, -176, -142]
            .map((y) => `<circle cx="${x}" cy="${y}" r="4" fill="${ink}"/>`)
            .join(''),
        )
        .join(''),
  },
  folding: {
    size: [104, 262],
    draw: () =>
      trace('M-46 0L36 -120M46 0L-36 -120M-38 -124V-258M38 -124V-258', '#d6337c', 9) +
      rect(-52, -134, 104, 16, shade('#d6337c', 0.15), 7) +
      rect(-46, -254, 92, 30, '#d6337c', 7) +
      rect(-42, -202, 84, 16, '#d6337c', 6),
  },
  bar: {
    size: [90, 198],
    draw: () =>
      trace('M-34 0L-16 -178M34 0L16 -178M-26 -76H26M0 0V-178', steel, 8) +
      rect(-42, -196, 84, 22, spectrum[590], 11),
  },
  beanbag: {
    size: [150, 170],
    draw: () =>
      flat(
        'M-64 -6C-84 -60 -50 -150 -6 -164C6 -176 20 -170 18 -156C58 -136 82 -54 62 -6Q0 8 -64 -6Z',
        '#6b48b8',
      ) +
      trace(
        'M-4 -160C-30 -110 -34 -50 -22 -4M10 -158C34 -110 38 -54 26 -4',
        shade('#6b48b8', 0.3),
        4,
      ),
  },
  ladder: {
    size: [100, 268],
    draw: () =>
      trace('M-42 0V-262M42 0V-262M-42 -54H42', '#8d5a2c', 9) +
      trace(
        'M-40 -240Q0 -256 40 -240M-40 -206Q0 -222 40 -206M-40 -172Q0 -188 40 -172',
        '#8d5a2c',
        11,
      ) +
      flat('M-48 -122H48L42 -104H-42Z', '#e6c98a') +
      trace('M-44 -118L44 -108M44 -118L-44 -108', '#b58f47', 3),
  },
  crate: {
    size: [118, 120],
    draw: () =>
      rect(-54, -96, 108, 96, '#d9b27c', 3) +
      trace('M-54 -64H54M-54 -32H54', shade('#d9b27c', 0.35), 4) +
      rect(-58, -118, 116, 24, spectrum[515], 12),
  },
  outline: {
    size: [104, 250],
    draw: () =>
      trace(
        'M-42 0L-37 -112M42 0L37 -112M-50 -116H50M-40 -120V-230Q-40 -248 -22 -248H22Q40 -248 40 -230V-120M-40 -184H40',
        spectrum[625],
        7,
        'stroke-dasharray="12 14"',
      ),
  },
}

/** A chair alone, without a ground; the low ones are drawn larger, so that each fills the picture. */
export function chairAlone({ size: [width, height], draw }: Chair) {
  const scale = Math.min(168 / width, 264 / height, 1.45)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-92 -272 184 278" width="736" height="1112">${at(0, 0, scale, draw())}</svg>`
}
