import { ink } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { shade, type Thing } from './tone.ts'

/** Things that are worn in the rain. */
export const jacket: Thing = (colour) =>
  flat('M-60 -84L-22 -100H22L60 -84L96 60L66 70L52 6V104H-52V6L-66 70L-96 60Z', colour) +
  flat('M-26 -100C-20 -134 20 -134 26 -100L0 -84Z', shade(colour, 0.3)) +
  trace('M0 -84V104', shade(colour, 0.4), 5) +
  rect(-40, 34, 28, 24, shade(colour, 0.2)) +
  rect(12, 34, 28, 24, shade(colour, 0.2))

export const boot: Thing = (colour) =>
  flat('M-44 -92H16V10C52 16 86 26 88 62H-50Z', colour) +
  rect(-54, 60, 146, 22, ink) +
  trace('M-44 -72H16', shade(colour, 0.4), 12)

export const hat: Thing = (colour) =>
  flat('M-66 22C-66 -54 -34 -70 0 -70S66 -54 66 22Z', colour) +
  flat('M-112 22H112C112 48 60 56 0 56S-112 48 -112 22Z', shade(colour, 0.2))
