import { blob, line, stroke } from '../brush.ts'
import { sheet } from '../sheet.ts'
import { clipped, type Garment, grid, paint, ring, shadow, torso } from './garment.ts'

/** Pulled over the head: sweaters, tees, a hood. */
export const knits: Record<string, Garment> = {
  /** A fine sweater with a ribbed neck. */
  crewneck(tones, clip) {
    const body = torso(330, 270)
    const collar = ring(84, 258, 60, 34)
    const ribs = Array.from({ length: 13 }, (_, index) => {
      const share = index / 12 - 0.5
      return stroke(
        `${share * 150} ${300 - Math.abs(share) * 66},
      ${share * 176} ${340 - Math.abs(share) * 84}`,
        4,
      )
    }).join('')
    const sleeves =
      stroke('-226 420, -196 520, -204 660', 6) + stroke('222 420, 196 520, 204 660', 6)
    return (
      paint(body, tones.cloth) +
      clipped(clip, body, shadow(tones)) +
      paint(collar, tones.clothShade) +
      paint(ribs + sleeves, tones.clothLine)
    )
  },
  /** A Breton top; its stripes are a wave sheet. */
  breton(tones, clip, seed) {
    const body = torso(296, 290)
    const boat = `M-92 276C-50 312 60 312 98 276L120 290C70 334 -62 334 -114 290Z`
    const stripes = sheet(seed, { width: 800, height: 480, lines: 13, swing: 0.7 })
    const print = `<path transform="translate(-400 290)" d="${stripes}" fill="none" stroke="${tones.clothLine}" stroke-width="11"/>`
    const sleeves =
      stroke('-206 420, -182 520, -190 660', 6) + stroke('202 420, 180 520, 188 660', 6)
    return (
      paint(body, tones.cloth) +
      clipped(clip, body, shadow(tones) + print) +
      paint(boat, tones.cloth) +
      paint(sleeves, tones.clothLine)
    )
  },
  /** A tee with a woven border at the neck, and headphones resting on it. */
  headphones(tones, clip) {
    const body = torso(276, 290)
    const border = ring(84, 262, 70, 22)
    const weave = Array.from({ length: 17 }, (_, index) => {
      const angle = Math.PI * (index / 16)
      return `<rect x="-5" y="-5" width="10" height="10" transform="translate(${4 - Math.cos(angle) * 84} ${262 + Math.sin(angle) * 66}) rotate(45)"/>`
    }).join('')
    const cups = [-1, 1]
      .map(
        (side) =>
          `<g transform="translate(${4 + side * 124} 330) rotate(${side * -24})"><rect x="-30" y="-44" width="60" height="92" rx="28" fill="#1a1714"/><rect x="${side > 0 ? -34 : 12}" y="-36" width="22" height="76" rx="11" fill="${tones.groundDeep}"/><rect x="-4" y="-26" width="7" height="50" rx="3.5" fill="#f4efe6"/></g>`,
      )
      .join('')
    return `${paint(body, tones.cloth)}${clipped(clip, body, shadow(tones))}${paint(border, tones.clothShade)}<g fill="${tones.clothLine}">${weave}</g>${cups}`
  },
  /** A hooded sweatshirt, its hood behind the neck. */
  hoodie(tones, clip) {
    const body = torso(330, 280)
    const hood = `M-96 236C-176 262 -196 330 -150 372C-90 420 -30 410 4 380C40 410 100 420 158 372C204 330 184 262 102 236C110 300 60 350 4 352C-54 350 -104 300 -96 236Z`
    const lines =
      stroke('-148 370, -80 404, 4 380', 7) +
      stroke('156 370, 90 404, 4 380', 7) +
      stroke('-150 290, -120 340, -60 372', 6) +
      stroke('158 290, 128 340, 68 372', 6) +
      stroke('-232 430, -204 520, -210 660', 6) +
      stroke('232 430, 206 520, 212 660', 6)
    const cords = `M-34 388C-40 430 -34 460 -38 500M44 388C50 430 44 450 50 480`
    return `${paint(body, tones.cloth)}${clipped(clip, body, shadow(tones))}${paint(hood, tones.clothShade)}${paint(lines, tones.clothLine)}<path d="${cords}" fill="none" stroke="#f4efe6" stroke-width="9" stroke-linecap="round"/>`
  },
  /** A wool sweater with small knitted ticks over a shirt collar. */
  nordic(tones, clip) {
    const body = torso(322, 280)
    const ticks = grid(30, 30, (x, y) => `M${x - 5} ${y - 4}l5 8l5 -8`)
    const yoke = [350, 368]
      .map((y) => line(`-330 ${y + 60}, -160 ${y + 28}, 0 ${y + 52}, 160 ${y + 28}, 330 ${y + 60}`))
      .join('')
    const collar = `M-80 248L-118 310L-52 362L4 322L-40 292ZM86 248L124 310L60 362L4 322L46 292Z`
    const neck = stroke('-116 316, -52 372, 4 336, 60 372, 124 316', 18, 0.5, 0.8)
    return `${paint(body, tones.cloth)}${clipped(clip, body, `${shadow(tones)}<path d="${ticks}" fill="none" stroke="${tones.clothLine}" stroke-width="3.6"/><path d="${yoke}" fill="none" stroke="${tones.clothLine}" stroke-width="0"/>`)}${paint(neck, tones.clothShade)}${paint(collar, '#f4efe6')}`
  },
  /** A soft roll-neck. */
  rollneck(tones, clip) {
    const body = torso(290, 290)
    const roll = blob(
      `-78 218, -96 260, -88 310, -40 336, 40 338, 92 312, 100 262, 82 218, 40 246,
      -36 246`,
      0.9,
    )
    const lines =
      stroke('-84 276, -40 302, 40 304, 90 276', 6) +
      stroke('-92 250, -44 276, 44 278, 96 250', 5) +
      stroke('-200 420, -178 520, -186 660', 6) +
      stroke('200 420, 180 520, 188 660', 6)
    return (
      paint(body, tones.cloth) +
      clipped(clip, body, shadow(tones)) +
      paint(roll, tones.clothShade) +
      paint(lines, tones.clothLine)
    )
  },
}
