import { blob, line, type Point, stroke } from '../brush.ts'
import { interferencePath, ringsPath } from '#ui/wave.ts'
import { sheet } from '../sheet.ts'
import { ink } from '../palette.ts'
import type { Tones } from './sitter.ts'

type Garment = (tones: Tones, clip: string, seed: string) => string

const clothes: Record<string, Garment> = {
  /** An unlined jacket over a shirt with a band collar. */
  jacket(tones, clip) {
    const shirt = 'M-100 262L-50 300L0 322L56 300L106 262L200 660H-200Z'
    const band = `${stroke([[-78, 256], [-46, 302], [2, 326]], 22, 0.5, 0.8)}${stroke([[2, 326], [52, 302], [82, 256]], 22, 0.5, 0.8)}`
    const placket = stroke([[4, 330], [5, 460], [4, 640]], 5, 0.5, 1)
    const left = `M-92 262C-150 330 -330 350 -350 640H-6C-60 520 -110 400 -92 262Z`
    const right = `M94 262C150 330 320 350 346 640H40C80 520 116 400 94 262Z`
    const lapels = `M-92 262L-150 372L-96 396L-20 590C-70 480 -104 380 -92 262ZM94 262L152 372L104 396L46 590C84 480 112 380 94 262Z`
    const seams = stroke([[-148, 374], [-98, 398], [-22, 588]], 5) + stroke([[152, 374], [104, 398], [50, 588]], 5) + stroke([[-240, 420], [-220, 520], [-222, 640]], 5) + stroke([[236, 420], [222, 520], [220, 640]], 5)
    return `${paint(torso(330, 270), tones.cloth)}${paint(shirt, '#f4efe6')}${paint(band, '#e4dac8')}${paint(placket, tones.clothLine)}
${paint(left, tones.cloth)}${clipped(clip, left + right, '')}${paint(right, tones.clothShade)}${paint(lapels, tones.clothShade)}${paint(seams, tones.clothLine)}`
  },
  /** A plain dark robe with an embroidered wave along the opening. */
  abaya(tones, clip, seed) {
    const body = torso(300, 300)
    const edge = interferencePath(seed, { width: 420, height: 120, lines: 6 })
    const trim = `<path transform="translate(70 300) rotate(84)" d="${edge}" fill="none" stroke="${tones.clothLine}" stroke-width="3"/>`
    return paint(body, tones.cloth) + clipped(clip, body, shadow(tones) + trim)
  },
  /** A fine sweater with a ribbed neck. */
  crewneck(tones, clip) {
    const body = torso(330, 270)
    const collar = ring(84, 258, 60, 34)
    const ribs = Array.from({ length: 13 }, (_, index) => {
      const share = index / 12 - 0.5
      return stroke([[share * 150, 300 - Math.abs(share) * 66], [share * 176, 340 - Math.abs(share) * 84]], 4)
    }).join('')
    const sleeves = stroke([[-226, 420], [-196, 520], [-204, 660]], 6) + stroke([[222, 420], [196, 520], [204, 660]], 6)
    return paint(body, tones.cloth) + clipped(clip, body, shadow(tones)) + paint(collar, tones.clothShade) + paint(ribs + sleeves, tones.clothLine)
  },
  /** A kurta with a slit neck and a block print. */
  kurta(tones, clip) {
    const body = torso(288, 290)
    const slit = `M-58 268C-30 318 -8 340 2 430C12 340 34 318 62 268C40 256 -40 256 -58 268Z`
    const piping = stroke([[-66, 262], [-34, 316], [-2, 360], [2, 440]], 9, 0.6) + stroke([[70, 262], [38, 316], [8, 360], [2, 440]], 9, 0.6)
    const print = grid(44, 46, (x, y) => `M${x} ${y - 9}L${x + 7} ${y}L${x} ${y + 9}L${x - 7} ${y}Z`)
    return `${paint(body, tones.cloth)}${clipped(clip, body, shadow(tones) + paint(print, tones.clothLine))}${paint(slit, tones.skin)}${paint(piping, tones.clothLine)}`
  },
  /** An open collar over a tee. */
  overshirt(tones, clip) {
    const body = torso(336, 270)
    const tee = `M-76 268C-40 330 50 330 82 268L96 400L20 660H-30L-96 400Z`
    const neck = `M-72 262C-40 312 48 312 78 262L84 276C52 330 -44 330 -78 276Z`
    const fronts = `M-84 254L-128 300L-96 392L-22 660H-60L-170 420ZM90 254L134 300L102 392L24 660H70L176 420Z`
    const collar = `M-84 250L-136 318L-84 380L-44 330ZM90 250L142 318L92 380L50 330Z`
    const lines = stroke([[-92, 396], [-54, 540], [-24, 660]], 6, 0.5, 0.8) + stroke([[98, 396], [62, 540], [30, 660]], 6, 0.5, 0.8) + stroke([[-134, 318], [-84, 378], [-46, 332]], 5) + stroke([[140, 318], [92, 378], [52, 332]], 5) + pocket(-220, 470) + stroke([[240, 420], [214, 520], [222, 660]], 6)
    return `${paint(body, tones.cloth)}${clipped(clip, body, shadow(tones))}${paint(tee, '#f4efe6')}${paint(neck, '#d9cfbd')}${paint(fronts, tones.clothShade)}${paint(collar, tones.cloth)}${paint(lines, tones.clothLine)}`
  },
  /** A Breton top; its stripes are a wave sheet. */
  breton(tones, clip, seed) {
    const body = torso(296, 290)
    const boat = `M-92 276C-50 312 60 312 98 276L120 290C70 334 -62 334 -114 290Z`
    const stripes = sheet(seed, { width: 800, height: 480, lines: 13, swing: 0.7 })
    const print = `<path transform="translate(-400 290)" d="${stripes}" fill="none" stroke="${tones.clothLine}" stroke-width="11"/>`
    const sleeves = stroke([[-206, 420], [-182, 520], [-190, 660]], 6) + stroke([[202, 420], [180, 520], [188, 660]], 6)
    return paint(body, tones.cloth) + clipped(clip, body, shadow(tones) + print) + paint(boat, tones.cloth) + paint(sleeves, tones.clothLine)
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
    const lines = stroke([[-122, 316], [-60, 386], [0, 332]], 6) + stroke([[128, 316], [70, 386], [6, 332]], 6) + stroke([[4, 334], [6, 480], [4, 660]], 6, 0.5, 1)
    const buttons = [410, 500].map((y) => `<circle cx="18" cy="${y}" r="7" fill="${tones.clothShade}"/>`).join('')
    return paint(body, tones.cloth) + clipped(clip, body, check + shadow(tones, 0.5)) + paint(collar, tones.cloth) + paint(lines, tones.clothShade) + buttons
  },
  /** The loose scarf, laid across the front over a plain neckline. */
  shawl(tones, clip) {
    const body = torso(290, 290)
    const neck = `M-62 266C-34 330 40 330 66 266C40 252 -40 252 -62 266Z`
    const drape = `M-176 262C-230 330 -300 380 -350 700H380C372 560 330 420 270 366C230 340 196 310 180 262C150 330 80 374 4 374C-76 374 -140 330 -176 262Z`
    const folds = stroke([[-172, 290], [-90, 384], [10, 404], [110, 376], [172, 300]], 8) + stroke([[-200, 330], [-110, 424], [0, 446], [90, 424]], 8) + stroke([[-240, 370], [-150, 480], [-60, 510], [10, 500]], 8) + stroke([[-290, 430], [-190, 550], [-90, 590]], 7)
    return `${paint(body, tones.clothShade)}${paint(neck, tones.skin)}${paint(drape, tones.cloth)}${clipped(clip, drape, shadow(tones))}${paint(folds, tones.clothLine)}`
  },
  /** A cardigan with a shawl collar over a shirt. */
  cardigan(tones, clip) {
    const body = torso(332, 270)
    const shirt = `M-78 258L6 334L84 258L110 340L24 640H-14L-104 340Z`
    const points = `M-78 254L-104 330L-56 366L4 330ZM84 254L110 330L62 366L6 330Z`
    const shawl = `M-96 250C-170 320 -150 470 -28 660H-80C-210 520 -230 360 -96 250ZM100 250C172 320 154 470 36 660H88C214 520 234 360 100 250Z`
    const knit = Array.from({ length: 9 }, (_, index) => {
      const y = 300 + index * 40
      return stroke([[-168 + index * 9, y], [-146 + index * 10, y - 8]], 6) + stroke([[154 - index * 9, y - 6], [176 - index * 8, y]], 6)
    }).join('')
    const cable = [-262, 250].map((x) => line([[x, 430], [x + 14, 470], [x, 510], [x + 14, 550], [x, 590], [x + 14, 640]])).join('')
    return `${paint(body, tones.cloth)}${clipped(clip, body, `${shadow(tones)}<path d="${cable}" fill="none" stroke="${tones.clothLine}" stroke-width="6"/>`)}${paint(shirt, '#f4efe6')}${paint(points, '#e4dac8')}${paint(shawl, tones.clothShade)}${clipped(`${clip}-knit`, body, paint(knit, tones.clothLine))}`
  },
  /** A tee with a woven border at the neck, and headphones resting on it. */
  headphones(tones, clip) {
    const body = torso(276, 290)
    const border = ring(84, 262, 70, 22)
    const weave = Array.from({ length: 17 }, (_, index) => {
      const angle = Math.PI * (index / 16)
      return `<rect x="-5" y="-5" width="10" height="10" transform="translate(${4 - Math.cos(angle) * 84} ${262 + Math.sin(angle) * 66}) rotate(45)"/>`
    }).join('')
    const cups = [-1, 1].map((side) => `<g transform="translate(${4 + side * 124} 330) rotate(${side * -24})"><rect x="-30" y="-44" width="60" height="92" rx="28" fill="#1a1714"/><rect x="${side > 0 ? -34 : 12}" y="-36" width="22" height="76" rx="11" fill="${tones.groundDeep}"/><rect x="-4" y="-26" width="7" height="50" rx="3.5" fill="#f4efe6"/></g>`).join('')
    return `${paint(body, tones.cloth)}${clipped(clip, body, shadow(tones))}${paint(border, tones.clothShade)}<g fill="${tones.clothLine}">${weave}</g>${cups}`
  },
  /** A hooded sweatshirt, its hood behind the neck. */
  hoodie(tones, clip) {
    const body = torso(330, 280)
    const hood = `M-96 236C-176 262 -196 330 -150 372C-90 420 -30 410 4 380C40 410 100 420 158 372C204 330 184 262 102 236C110 300 60 350 4 352C-54 350 -104 300 -96 236Z`
    const lines = stroke([[-148, 370], [-80, 404], [4, 380]], 7) + stroke([[156, 370], [90, 404], [4, 380]], 7) + stroke([[-150, 290], [-120, 340], [-60, 372]], 6) + stroke([[158, 290], [128, 340], [68, 372]], 6) + stroke([[-232, 430], [-204, 520], [-210, 660]], 6) + stroke([[232, 430], [206, 520], [212, 660]], 6)
    const cords = `M-34 388C-40 430 -34 460 -38 500M44 388C50 430 44 450 50 480`
    return `${paint(body, tones.cloth)}${clipped(clip, body, shadow(tones))}${paint(hood, tones.clothShade)}${paint(lines, tones.clothLine)}<path d="${cords}" fill="none" stroke="#f4efe6" stroke-width="9" stroke-linecap="round"/>`
  },
  /** A crossed bodice printed with rings. */
  crossed(tones, clip, seed) {
    const body = torso(296, 280)
    const skin = `M-66 262L4 430L74 262C40 250 -40 250 -66 262Z`
    const print = `<path transform="translate(-340 260)" d="${ringsPath(seed, { width: 680, height: 420, lines: 15 })}" fill="none" stroke="${tones.clothLine}" stroke-width="8"/>`
    const edges = stroke([[-80, 256], [-30, 350], [26, 460], [110, 640]], 20, 0.5, 0.8) + stroke([[86, 256], [46, 350], [4, 436]], 20, 0.5, 0.8)
    return paint(body, tones.cloth) + clipped(clip, body, shadow(tones) + print) + paint(skin, tones.skin) + paint(edges, tones.clothShade)
  },
  /** A wool sweater with small knitted ticks over a shirt collar. */
  nordic(tones, clip) {
    const body = torso(322, 280)
    const ticks = grid(30, 30, (x, y) => `M${x - 5} ${y - 4}l5 8l5 -8`)
    const yoke = [350, 368].map((y) => line([[-330, y + 60], [-160, y + 28], [0, y + 52], [160, y + 28], [330, y + 60]])).join('')
    const collar = `M-80 248L-118 310L-52 362L4 322L-40 292ZM86 248L124 310L60 362L4 322L46 292Z`
    const neck = stroke([[-116, 316], [-52, 372], [4, 336], [60, 372], [124, 316]], 18, 0.5, 0.8)
    return `${paint(body, tones.cloth)}${clipped(clip, body, `${shadow(tones)}<path d="${ticks}" fill="none" stroke="${tones.clothLine}" stroke-width="3.6"/><path d="${yoke}" fill="none" stroke="${tones.clothLine}" stroke-width="0"/>`)}${paint(neck, tones.clothShade)}${paint(collar, '#f4efe6')}`
  },
  /** A soft roll-neck. */
  rollneck(tones, clip) {
    const body = torso(290, 290)
    const roll = blob([[-78, 218], [-96, 260], [-88, 310], [-40, 336], [40, 338], [92, 312], [100, 262], [82, 218], [40, 246], [-36, 246]], 0.9)
    const lines = stroke([[-84, 276], [-40, 302], [40, 304], [90, 276]], 6) + stroke([[-92, 250], [-44, 276], [44, 278], [96, 250]], 5) + stroke([[-200, 420], [-178, 520], [-186, 660]], 6) + stroke([[200, 420], [180, 520], [188, 660]], 6)
    return paint(body, tones.cloth) + clipped(clip, body, shadow(tones)) + paint(roll, tones.clothShade) + paint(lines, tones.clothLine)
  },
}

/** What of a garment lies behind the neck. */
export function drawBehind(name: string, tones: Tones) {
  if (name === 'headphones')
    return `<path d="M-132 330C-150 150 160 150 140 330" fill="none" stroke="${ink}" stroke-width="22"/>`
  if (name === 'hoodie') return paint('M-130 300C-150 200 -90 170 4 170C100 170 160 200 140 300Z', tones.clothLine)
  return ''
}

/** The garment of that name, drawn from the neck (y about 250) down past the frame. */
export function drawClothes(name: string, tones: Tones, clip: string, seed: string) {
  const garment = clothes[name]
  if (!garment) throw new Error(`No garment is called "${name}".`)
  return garment(tones, clip, seed)
}

function torso(shoulder: number, rise: number) {
  const s = shoulder
  return `M-${s + 60} 700C-${s + 44} 520 -${s - 4} 418 -${s - 80} ${rise + 76}C-190 ${rise + 48} -104 ${rise + 26} -78 ${rise - 44}C-30 ${rise + 10} 40 ${rise + 10} 84 ${rise - 44}C110 ${rise + 26} 190 ${rise + 48} ${s - 80} ${rise + 76}C${s - 4} 418 ${s + 44} 520 ${s + 60} 700Z`
}

/** The right of a garment, with a few knife cuts along its edge. */
function shadow(tones: Tones, opacity = 1) {
  const cuts = [0, 1, 2, 3, 4]
    .map((step) => stroke([[118 - step * 4, 400 + step * 34], [84 - step * 4, 408 + step * 36], [52 - step * 3, 404 + step * 38]], 7, 0.3))
    .join('')
  return `<path d="M120 200C60 330 150 420 96 520C70 580 90 640 80 700H500V200Z" fill="${tones.clothShade}" opacity="${opacity}"/><path d="${cuts}" fill="${tones.clothShade}" opacity="${opacity}"/>`
}

function ring(across: number, top: number, drop: number, thick: number) {
  return `M${-across} ${top}C${-across * 0.7} ${top + drop} ${across * 0.78} ${top + drop} ${across + 6} ${top}L${across + thick * 0.7} ${top + 6}C${across * 0.9} ${top + drop + thick * 1.3} ${-across * 0.9} ${top + drop + thick * 1.3} ${-across - thick * 0.6} ${top + 6}Z`
}

function pocket(x: number, y: number) {
  const top: Point[] = [[x, y], [x + 50, y + 4], [x + 96, y]]
  return stroke(top, 6, 0.5, 0.8) + stroke([[x + 4, y], [x + 6, y + 190]], 5, 0.5, 0.8) + stroke([[x + 94, y], [x + 92, y + 190]], 5, 0.5, 0.8)
}

function grid(stepX: number, stepY: number, draw: (x: number, y: number) => string) {
  const marks: string[] = []
  for (let row = 0; row * stepY < 460; row++)
    for (let x = -360; x < 380; x += stepX) marks.push(draw(x + (row % 2 ? stepX / 2 : 0), 230 + row * stepY))
  return marks.join('')
}

function paint(path: string, fill: string) {
  return `<path d="${path}" fill="${fill}"/>`
}

function clipped(id: string, path: string, inside: string) {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}
