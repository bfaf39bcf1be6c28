import { stroke } from '../brush.ts'
import { interferencePath, ringsPath } from '../wave-paths.ts'
import { clipped, type Garment, grid, paint, shadow, torso } from './garment.ts'

/** Draped and wrapped. */
export const robes: Record<string, Garment> = {
  /** A plain dark robe with an embroidered wave along the opening. */
  abaya(tones, clip, seed) {
    const body = torso(300, 300)
    const edge = interferencePath(seed, { width: 420, height: 120, lines: 6 })
    const trim = `<path transform="translate(70 300) rotate(84)" d="${edge}" fill="none" stroke="${tones.clothLine}" stroke-width="3"/>`
    return paint(body, tones.cloth) + clipped(clip, body, shadow(tones) + trim)
  },
  /** A kurta with a slit neck and a block print. */
  kurta(tones, clip) {
    const body = torso(288, 290)
    const slit = `M-58 268C-30 318 -8 340 2 430C12 340 34 318 62 268C40 256 -40 256 -58 268Z`
    const piping =
      stroke('-66 262, -34 316, -2 360, 2 440', 9, 0.6) +
      stroke('70 262, 38 316, 8 360, 2 440', 9, 0.6)
    const print = grid(
      44,
      46,
      (x, y) => `M${x} ${y - 9}L${x + 7} ${y}L${x} ${y + 9}L${x - 7} ${y}Z`,
    )
    return `${paint(body, tones.cloth)}${clipped(clip, body, shadow(tones) + paint(print, tones.clothLine))}${paint(slit, tones.skin)}${paint(piping, tones.clothLine)}`
  },
  /** The loose scarf, laid across the front over a plain neckline. */
  shawl(tones, clip) {
    const body = torso(290, 290)
    const neck = `M-62 266C-34 330 40 330 66 266C40 252 -40 252 -62 266Z`
    const drape = `M-176 262C-230 330 -300 380 -350 700H380C372 560 330 420 270 366C230 340 196 310 180 262C150 330 80 374 4 374C-76 374 -140 330 -176 262Z`
    const folds =
      stroke('-172 290, -90 384, 10 404, 110 376, 172 300', 8) +
      stroke('-200 330, -110 424, 0 446, 90 424', 8) +
      stroke('-240 370, -150 480, -60 510, 10 500', 8) +
      stroke('-290 430, -190 550, -90 590', 7)
    return `${paint(body, tones.clothShade)}${paint(neck, tones.skin)}${paint(drape, tones.cloth)}${clipped(clip, drape, shadow(tones))}${paint(folds, tones.clothLine)}`
  },
  /** A crossed bodice printed with rings. */
  crossed(tones, clip, seed) {
    const body = torso(296, 280)
    const skin = `M-66 262L4 430L74 262C40 250 -40 250 -66 262Z`
    const print = `<path transform="translate(-340 260)" d="${ringsPath(seed, { width: 680, height: 420, lines: 15 })}" fill="none" stroke="${tones.clothLine}" stroke-width="8"/>`
    const edges =
      stroke('-80 256, -30 350, 26 460, 110 640', 20, 0.5, 0.8) +
      stroke('86 256, 46 350, 4 436', 20, 0.5, 0.8)
    return (
      paint(body, tones.cloth) +
      clipped(clip, body, shadow(tones) + print) +
      paint(skin, tones.skin) +
      paint(edges, tones.clothShade)
    )
  },
}
