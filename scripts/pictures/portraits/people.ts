import { ink, mix, paper } from '../palette.ts'
import type { Face, Sitter, Tones } from './sitter.ts'

/** Skin as three printing tones: lit, shaded, drawn line. */
const skins = {
  deep: { skin: '#84502f', shade: '#5d3421', deep: '#472516' },
  rich: { skin: '#96603a', shade: '#6e4127', deep: '#54301c' },
  brown: { skin: '#b97c50', shade: '#905a38', deep: '#744428' },
  warm: { skin: '#c98f62', shade: '#a06844', deep: '#835033' },
  olive: { skin: '#d9a67a', shade: '#b37c54', deep: '#966342' },
  fair: { skin: '#efc3a0', shade: '#cf9571', deep: '#b0755a' },
  rosy: { skin: '#f1c7ab', shade: '#d59a7e', deep: '#b97965' },
}

const black = '#1d1917'
const brownInk = '#2a1a14'

type Wear = Pick<Tones, 'cloth' | 'clothShade' | 'clothLine'>
const inkWear = (line: string): Wear => ({ cloth: '#2b2622', clothShade: ink, clothLine: line })
const paperWear = (line: string): Wear => ({ cloth: paper, clothShade: '#ddd2bf', clothLine: line })

function face(over: Partial<Face> & { hair?: string }): Face {
  const { hair = black, ...rest } = over
  return {
    turn: 0.5,
    width: 138,
    jaw: 114,
    chin: 50,
    length: 202,
    glow: true,
    age: 0.2,
    eyes: { width: 23, slant: 0 },
    brows: { weight: 13, arch: 2, drop: 2, colour: hair },
    nose: { length: 46, width: 22 },
    mouth: { width: 46, smile: 9, full: 10, y: 120 },
    tone: ink,
    ...rest,
  }
}

function tones(skin: keyof typeof skins, hair: string, hairLight: string, wear: Wear, lips?: string): Tones {
  return { ground: '', groundDeep: '', ...skins[skin], hair, hairLight, ...wear, lips }
}

/** The eleven of the agency, in the order of the spectrum's families, then three clients. */
export const sitters: readonly Sitter[] = [
  {
    slug: 'ishaan-prakash', wavelength: 590, motif: 'interference', facing: 'right', tilt: -3, scale: 1.34, shift: [-30, 40],
    face: face({ turn: 0.6, width: 136, jaw: 118, chin: 54, length: 206, age: 0.4, nose: { length: 52, width: 24 }, brows: { weight: 15, arch: 1, drop: 3, colour: black } }),
    tones: tones('brown', '#221d1b', '#8d8279', inkWear('#6a5f55')), hair: 'sideParted', clothes: 'jacket', extras: ['shortBeard'],
  },
  {
    slug: 'noor-al-harbi', wavelength: 495, motif: 'rings', facing: 'left', tilt: 4, scale: 1.24, shift: [30, 0],
    face: face({ turn: 0.55, width: 124, jaw: 96, chin: 38, length: 198, eyes: { width: 25, slant: -3 }, brows: { weight: 11, arch: 6, drop: 2, colour: black }, nose: { length: 46, width: 18 }, mouth: { width: 40, smile: 7, full: 12, y: 120 } }),
    tones: { ...tones('olive', paper, '#ddd2bf', inkWear('#8f8474'), '#b8604e') }, hair: 'hijab', clothes: 'abaya', extras: [],
  },
  {
    slug: 'tomasz-wieczorek', wavelength: 455, motif: 'spectrum', facing: 'right', tilt: 2, scale: 1.42, shift: [20, 40],
    face: face({ turn: 0.35, width: 140, jaw: 116, chin: 56, length: 206, age: 0.4, tone: brownInk, brows: { weight: 10, arch: 0, drop: 1, colour: '#7a5a3e' }, nose: { length: 54, width: 24 }, mouth: { width: 44, smile: 5, full: 7, y: 124 } }),
    tones: tones('fair', '#d9aa87', '#f8dcc3', inkWear('#5d534a')), hair: 'shaved', clothes: 'crewneck', extras: ['squareGlasses'],
  },
  {
    slug: 'meher-bose', wavelength: 435, motif: 'trace', facing: 'left', tilt: -5, scale: 1.26, shift: [-30, 10],
    face: face({ turn: 0.5, width: 128, jaw: 98, chin: 40, length: 202, eyes: { width: 23, slant: -2 }, brows: { weight: 11, arch: 5, drop: 0, colour: black }, nose: { length: 44, width: 19 }, mouth: { width: 42, smile: 9, full: 12, y: 120 } }),
    tones: tones('warm', '#211a1d', '#5b4a52', paperWear('#4048c4'), '#a24a3e'), hair: 'long', clothes: 'kurta', extras: ['roundGlasses'],
  },
  {
    slug: 'chidi-okonjo', wavelength: 575, motif: 'rings', facing: 'right', tilt: 3, scale: 1.3, shift: [30, 30],
    face: face({ turn: 0.5, width: 136, jaw: 112, chin: 50, length: 202, brows: { weight: 14, arch: 2, drop: 1, colour: black }, nose: { length: 44, width: 32 }, mouth: { width: 50, smile: 9, full: 15, y: 124 }, tone: '#1b0f0a' }),
    tones: { ...tones('deep', '#1c1614', '#54453b', { cloth: '#2f5a52', clothShade: '#21433d', clothLine: '#12241f' }, '#6b2f26'), line: '#2b150c' }, hair: 'twists', clothes: 'overshirt', extras: [],
  },
  {
    slug: 'lucie-tremblay', wavelength: 535, motif: 'interference', facing: 'left', tilt: 3, scale: 1.34, shift: [-20, 20],
    face: face({ turn: 0.4, width: 128, jaw: 102, chin: 42, length: 202, age: 0.55, tone: brownInk, brows: { weight: 9, arch: 4, drop: 2, colour: '#7c746c' }, nose: { length: 48, width: 19 }, mouth: { width: 46, smile: 10, full: 8, y: 122 } }),
    tones: tones('rosy', '#9b958e', '#d4cfc7', paperWear(ink), '#b65a52'), hair: 'bob', clothes: 'breton', extras: ['studs'],
  },
  {
    slug: 'rakesh-mahto', wavelength: 475, motif: 'interference', facing: 'right', tilt: -4, scale: 1.34, shift: [-6, 30],
    face: face({ turn: 0.45, width: 132, jaw: 104, chin: 44, length: 206, brows: { weight: 16, arch: 1, drop: 2, colour: black }, nose: { length: 48, width: 24 }, mouth: { width: 42, smile: 8, full: 10, y: 122 } }),
    tones: tones('rich', '#1b1716', '#54484a', { ...paperWear('#cf3438'), clothShade: '#cdbfa8' }), hair: 'quiff', clothes: 'checked', extras: ['moustache'],
  },
  {
    slug: 'farah-siddiqui', wavelength: 605, motif: 'trace', facing: 'right', tilt: 3, scale: 1.22, shift: [-30, 10],
    face: face({ turn: 0.5, width: 130, jaw: 104, chin: 42, length: 204, age: 0.35, brows: { weight: 12, arch: 5, drop: 2, colour: black }, eyes: { width: 25, slant: -1 }, nose: { length: 50, width: 20 }, mouth: { width: 46, smile: 9, full: 12, y: 124 } }),
    tones: tones('warm', '#2a1d18', '#6d4c3c', { cloth: '#1f6f6a', clothShade: '#154f4c', clothLine: '#e6b93a' }, '#9c3f3a'), hair: 'veiled', clothes: 'shawl', extras: [],
  },
  {
    slug: 'daniel-achterberg', wavelength: 515, motif: 'spectrum', facing: 'left', tilt: -3, scale: 1.32, shift: [30, 10],
    face: face({ turn: 0.5, width: 138, jaw: 116, chin: 56, length: 206, age: 0.7, tone: brownInk, brows: { weight: 13, arch: 1, drop: 3, colour: '#8a5b3a' }, nose: { length: 50, width: 25 }, mouth: { width: 44, smile: 6, full: 9, y: 126 } }),
    tones: tones('rosy', '#b0764c', '#dcc3a4', { cloth: '#4a4038', clothShade: '#332b25', clothLine: '#8a7a68' }), hair: 'looseCurls', clothes: 'cardigan', extras: ['fullBeard'],
  },
  {
    slug: 'sunita-kisku', wavelength: 650, motif: 'rings', facing: 'right', tilt: 5, scale: 1.18, shift: [-30, 70],
    face: face({ turn: 0.45, width: 130, jaw: 102, chin: 42, length: 200, brows: { weight: 11, arch: 4, drop: 1, colour: black }, eyes: { width: 24, slant: -2 }, nose: { length: 42, width: 27 }, mouth: { width: 46, smile: 11, full: 13, y: 118 }, tone: '#1b0f0a' }),
    tones: { ...tones('rich', '#1c1614', '#54403a', paperWear('#cf3438'), '#7c352c'), line: '#3a1e10' }, hair: 'bun', clothes: 'headphones', extras: ['studs'],
  },
  {
    slug: 'mateo-quispe', wavelength: 625, motif: 'interference', facing: 'left', tilt: -4, scale: 1.36, shift: [-16, 30],
    face: face({ turn: 0.5, width: 138, jaw: 118, chin: 52, length: 204, brows: { weight: 13, arch: 1, drop: 3, colour: black }, eyes: { width: 23, slant: -2 }, nose: { length: 52, width: 26 }, mouth: { width: 46, smile: 8, full: 11, y: 126 } }),
    tones: tones('brown', '#191619', '#4a4450', { cloth: '#2c4a7c', clothShade: '#1f365d', clothLine: '#13223c' }), hair: 'medium', clothes: 'hoodie', extras: [],
  },
  {
    slug: 'amara-diallo', wavelength: 560, motif: 'spectrum', facing: 'left', tilt: 3, scale: 1.14, shift: [30, 90],
    face: face({ turn: 0.5, width: 130, jaw: 106, chin: 44, length: 204, age: 0.3, brows: { weight: 11, arch: 6, drop: 2, colour: black }, eyes: { width: 25, slant: -1 }, nose: { length: 44, width: 30 }, mouth: { width: 48, smile: 10, full: 16, y: 122 }, tone: '#1b0f0a' }),
    tones: { ...tones('deep', '#353798', '#262870', { cloth: '#353798', clothShade: '#262870', clothLine: '#f0c52e' }, '#6b2726'), line: '#2b150c' }, hair: 'headwrap', clothes: 'crossed', extras: ['hoops'],
  },
  {
    slug: 'henrik-solberg', wavelength: 410, motif: 'interference', facing: 'right', tilt: -2, scale: 1.38, shift: [-30, 24],
    face: face({ turn: 0.45, width: 136, jaw: 112, chin: 52, length: 206, age: 0.8, tone: brownInk, brows: { weight: 12, arch: 1, drop: 3, colour: '#a99d8f' }, nose: { length: 56, width: 25 }, mouth: { width: 46, smile: 7, full: 7, y: 126 } }),
    tones: tones('rosy', '#f4efe6', '#c9beae', inkWear(mix(paper, ink, 0.1))), hair: 'receding', clothes: 'nordic', extras: ['thinGlasses'],
  },
  {
    slug: 'leila-farahani', wavelength: 690, motif: 'trace', facing: 'left', tilt: 4, scale: 1.3, shift: [30, 24],
    face: face({ turn: 0.5, width: 128, jaw: 100, chin: 40, length: 202, brows: { weight: 13, arch: 4, drop: 1, colour: black }, eyes: { width: 25, slant: -2 }, nose: { length: 50, width: 20 }, mouth: { width: 42, smile: 9, full: 12, y: 122 } }),
    tones: tones('olive', '#2a1a16', '#74493a', { cloth: '#e9b23c', clothShade: '#c98f25', clothLine: '#8f6214' }, '#a8403e'), hair: 'curls', clothes: 'rollneck', extras: ['studs'],
  },
]
