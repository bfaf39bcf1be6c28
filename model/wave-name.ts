import { paths } from './paths.ts'

/** Most characters of a name that is drawn as a wave. */
export const WAVE_NAME_MAX = 40

/** Hues along the drawing, from 400 to 700 nm. */
export const waveHues = [300, 264, 220, 160, 120, 90, 60, 28, 6]

/** Control characters, what changes the direction of the text around it, and what is no character. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u

/** A typed name in one line; null if it is empty, too long or has characters that nobody can read. */
export function readWaveName(typed: string) {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  const isName = name !== '' && [...name].length <= WAVE_NAME_MAX && !unreadable.test(name)
  return isName ? name : null
}

/** The home page with the wave of a name. */
export function wavePagePath(name: string) {
  return `${paths.home}?${new URLSearchParams({ wave: name })}`
}

/** The share picture of a name, without its query. */
export const wavePicture = '/pictures/wave.jpg'

export function wavePicturePath(name: string) {
  return `${wavePicture}?${new URLSearchParams({ name })}`
}
