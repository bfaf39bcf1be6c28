import { line, stroke } from '../brush.ts'
import { clipped, type Garment, paint, pocket, shadow, torso } from './garment.ts'

/** Cut and buttoned: jackets and shirts. */
export const shirts: Record<string, Garment> = {
  /** An unlined jacket over a shirt with a band collar. */
  jacket(tones, clip) {
    const shirt = 'M-100 262L-50 300L0 322L56 300L106 262L200 660H-200Z'
    const band = `${stroke('-78 256, -46 302, 2 326', 22, 0.5, 0.8)}${stroke(
      '2 326, 52 302, 82 256',
      22,
      0.5,
      0.8,
    )}`
    const placket = stroke('4 330, 5 460, 4 640', 5, 0.5, 1)
    const left = `M-92 262C-150 330 -330 350 -350 640H-6C-60 520 -110 400 -92 262Z`
    const right = `M94 262C150 330 320 350 346 640H40C80 520 116 400 94 262Z`
    const lapels = `M-92 262L-150 372L-96 396L-20 590C-70 480 -104 380 -92 262ZM94 262L152 372L104 396L46 590C84 480 112 380 94 262Z`
    const seams =
      stroke('-148 374, -98 398, -22 588', 5) +
      stroke('152 374, 104 398, 50 588', 5) +
      stroke('-240 420, -220 520, -222 640', 5) +
      stroke('236 420, 222 520, 220 640', 5)
    return `${paint(torso(330, 270), tones.cloth)}${paint(shirt, '#f4efe6')}${paint(band, '#e4dac8')}${paint(placket, tones.clothLine)}
${paint(left, tones.cloth)}${clipped(clip, left + right, '')}${paint(right, tones.clothShade)}${paint(lapels, tones.clothShade)}${paint(seams, tones.clothLine)}`
  },
  /** An open collar over a tee. */
  overshirt(tones, clip) {
    const body = torso(336, 270)
    const tee = `M-76 268C-40 330 50 330 82 268L96 400L20 660H-30L-96 400Z`
    const neck = `M-72 262C-40 312 48 312 78 262L84 276C52 330 -44 330 -78 276Z`
    const fronts = `M-84 254L-128 300L-96 392L-22 660H-60L-170 420ZM90 254L134 300L102 392L24 660H70L176 420Z`
    const collar = `M-84 250L-136 318L-84 380L-44 330ZM90 250L142 318L92 380L50 330Z`
    const lines =
      stroke('-92 396, -54 540, -24 660', 6, 0.5, 0.8) +
      stroke('98 396, 62 540, 30 660', 6, 0.5, 0.8) +
      stroke('-134 318, -84 378, -46 332', 5) +
      stroke('140 318, 92 378, 52 332', 5) +
      pocket(-220, 470) +
      stroke('240 420, 214 520, 222 660', 6)
    return `${paint(body, tones.cloth)}${clipped(clip, body, shadow(tones))}${paint(tee, '#f4efe6')}${paint(neck, '#d9cfbd')}${paint(fronts, tones.clothShade)}${paint(collar, tones.cloth)}${paint(lines, tones.clothLine)}`
  },
  /** A checked shirt, buttoned. */
  checked(tones, clip) {
    const body = torso(316, 270)
    const bars = Array.from({ length: 12 }, (_, index) => {
      const x = -330 + index * 60
      return `M${x} 240Q${x * 1.08} 450 ${x * 1.04} 660M-400 ${262 + index * 54}Q0 ${318 + index * 54} 400 ${262 + index * 54}`
    }).join('')
    const check = `<path d="${bars}" fill="none" stroke="${tones.clothLine}" stroke-width="15" opacity=".85"/><path d="${bars}" transform="translate(26 22)" fill="none" stroke="${tones.clothLine}" stroke-width="4"/>`
    const collar = `M-82 226L-126 312L-60 388L2 330L-44 290ZM86 226L132 312L70 388L4 330L48 290Z`
    const lines =
      stroke('-122 316, -60 386, 0 332', 6) +
      stroke('128 316, 70 386, 6 332', 6) +
      stroke('4 334, 6 480, 4 660', 6, 0.5, 1)
    const buttons = [410, 500]
      .map((y) => `<circle cx="18" cy="${y}" r="7" fill="${tones.clothShade}"/>`)
      .join('')
    return (
      paint(body, tones.cloth) +
      clipped(clip, body, check + shadow(tones, 0.5)) +
      paint(collar, tones.cloth) +
      paint(lines, tones.clothShade) +
      buttons
    )
  },
  /** A cardigan with a shawl collar over a shirt. */
  cardigan(tones, clip) {
    const body = torso(332, 270)
    const shirt = `M-78 258L6 334L84 258L110 340L24 640H-14L-104 340Z`
    const points = `M-78 254L-104 330L-56 366L4 330ZM84 254L110 330L62 366L6 330Z`
    const shawl = `M-96 250C-170 320 -150 470 -28 660H-80C-210 520 -230 360 -96 250ZM100 250C172 320 154 470 36 660H88C214 520 234 360 100 250Z`
    const knit = Array.from({ length: 9 }, (_, index) => {
      const y = 300 + index * 40
      return (
        stroke(`${-168 + index * 9} ${y}, ${-146 + index * 10} ${y - 8}`, 6) +
        stroke(`${154 - index * 9} ${y - 6}, ${176 - index * 8} ${y}`, 6)
      )
    }).join('')
    const cable = [-262, 250]
      .map((x) => line(`${x} 430, ${x + 14} 470, ${x} 510, ${x + 14} 550, ${x} 590, ${x + 14} 640`))
      .join('')
    return `${paint(body, tones.cloth)}${clipped(clip, body, `${shadow(tones)}<path d="${cable}" fill="none" stroke="${tones.clothLine}" stroke-width="6"/>`)}${paint(shirt, '#f4efe6')}${paint(points, '#e4dac8')}${paint(shawl, tones.clothShade)}${clipped(`${clip}-knit`, body, paint(knit, tones.clothLine))}`
  },
}
