import { drawnThings } from './drawn.ts'
import type { Mark } from './kit.ts'
import { stamps } from './stamps.ts'
import { words } from './words.ts'

/** Marks that have a hand of their own; the others are a symbol beside their name. */
export const marks: Record<string, Mark> = { ...words, ...stamps, ...drawnThings }
