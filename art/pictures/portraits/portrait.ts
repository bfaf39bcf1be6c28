import { tracePath } from '../../../ui/wave-paths.ts'
import { mix, paper, spectrum } from '../palette.ts'
import { sheet } from '../sheet.ts'
import { ringsPath, spectrumPath } from '../wave-paths.ts'
import { drawFromAbove } from './above.ts'
import { drawBehind, drawClothes } from './clothes.ts'
import { drawBeard, drawWearing } from './extras.ts'
import { drawFace, facePath } from './face.ts'
import * as curly from './hair-curly.ts'
import * as long from './hair-long.ts'
import * as short from './hair-short.ts'
import * as cloth from './head-cloth.ts'
import { drawProfile, earphones, sideHair } from './profile.ts'
import { props } from './props.ts'
import type { Drawing, Face, Sitter, Tones } from './sitter.ts'

const motifs = {
  interference: { draw: sheet, lines: 22, weight: 11 },
  spectrum: { draw: spectrumPath, lines: 23, weight: 20 },
  trace: { draw: tracePath, lines: 6, weight: 9 },
  rings: { draw: ringsPath, lines: 12, weight: 12 },
}

const hair: Record<string, (face: Face, tones: Tones) => Drawing> = {
  ...{
    sideParted: short.sideParted,
    quiff: short.quiff,
    medium: short.medium,
    twists: curly.twists,
  },
  ...{
    receding: short.receding,
    shaved: short.shaved,
    curls: curly.curls,
    looseCurls: curly.looseCurls,
  },
  ...{ long: long.long, bob: long.bob, bun: long.bun, wavy: long.wavy },
  ...{ hijab: cloth.hijab, headwrap: cloth.headwrap, veiled },
}

/** A portrait, 800 by 1000: head and shoulders before a field of the sitter's wavelength, or before nothing. */
export function portrait(sitter: Sitter, isCutOut = false) {
  const { slug, shift, scale } = sitter
  const ground = spectrum[sitter.wavelength]
  const tones = { ...sitter.tones, ground, groundDeep: mix(ground, '#1a1714', 0.32) }
  const { prop = '' } = sitter
  if (prop && !props[prop]) throw new Error(`Nothing is called "${prop}".`)
  const before = props[prop]?.(tones) ?? ''
  const field = isCutOut ? '' : fieldOf(sitter)
  if (sitter.view === 'above') return framed(field + drawFromAbove(tones, ground) + before)
  const { head, back = '', front = '', worn, throat } = headOf(sitter, tones)
  const lean = `rotate(${sitter.tilt} 0 210)`
  const figure = `translate(${400 + shift[0]} ${450 + shift[1]}) scale(${sitter.facing === 'left' ? -scale : scale} ${scale})`
  const cloth = `<g transform="translate(-14 -34)">${drawClothes(sitter.clothes, tones, `${slug}-cloth`, slug)}</g>`
  const upper = `<g transform="${lean}">${head}${front}${worn}</g>`
  // From the side, the garment lies over the neck; a head cloth falls over the garment.
  const cloak = sitter.hair === 'hijab' ? `<g transform="${lean}">${front}</g>` : ''
  const rest = sitter.view === 'side' ? upper + cloth + cloak : throat + cloth + upper
  return framed(
    `${field}<g transform="${figure}"><g transform="${lean}">${back}</g><g transform="translate(-14 -34)">${drawBehind(sitter.clothes, tones)}</g>${rest}</g>${before}`,
  )
}

type Head = Drawing & { head: string; worn: string; throat: string }

function headOf(sitter: Sitter, tones: Tones): Head {
  const { face, slug, extras, view } = sitter
  const missing = new Error(`No hair is called "${sitter.hair}".`)
  if (view === 'side') {
    const dress = sideHair[sitter.hair]
    if (!dress) throw missing
    const worn = extras.includes('earphones') ? earphones() : ''
    return { ...dress(tones), head: drawProfile(sitter, tones, `${slug}-face`), worn, throat: '' }
  }
  const dress = hair[sitter.hair]
  if (!dress) throw missing
  const beard = drawBeard(extras, face, tones)
  return {
    ...dress(face, tones),
    head: drawFace(face, tones, `${slug}-face`, beard),
    worn: drawWearing(extras, face, tones),
    throat: neck(face, tones, slug),
  }
}

function framed(inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">
${inside}</svg>`
}

function fieldOf({ motif, slug, wavelength }: Sitter) {
  const { draw, lines, weight } = motifs[motif]
  const colour = mix(spectrum[wavelength], paper, 0.26)
  const path = draw(slug, { width: 1240, height: 1240, lines })
  return `<rect width="800" height="1000" fill="${spectrum[wavelength]}"/><path transform="translate(-220 -150)" d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round"/>`
}

function neck(face: Face, tones: Tones, slug: string) {
  const half = Math.min(84, face.jaw * 0.68)
  const shape = `M${-half} 110C${-half} 190 ${-half - 4} 240 ${-half - 34} 300L0 420L${half + 40} 300C${half + 8} 240 ${half + 4} 190 ${half} 110Z`
  return `<clipPath id="${slug}-neck"><path d="${shape}"/></clipPath><path d="${shape}" fill="${tones.skin}"/>
<g clip-path="url(#${slug}-neck)"><path transform="translate(16 34)" d="${facePath(face)}" fill="${tones.shade}"/>
<path d="M28 180C10 250 40 300 20 420H200V100H60Z" fill="${tones.shade}"/></g>`
}

/** Wavy hair under a scarf that has slipped back. */
function veiled(face: Face, tones: Tones): Drawing {
  const waves = long.wavy(face, tones)
  const scarf = cloth.dupatta(face, tones)
  return {
    back: `<path d="${scarf.back}" fill="${tones.clothShade}"/>${waves.back}`,
    front: `${waves.front}<path d="${scarf.rim}" fill="${scarf.fill}"/><path d="${scarf.edge}" fill="${tones.clothLine}"/>`,
  }
}
