import type { Scene } from '../frames/canvas.ts'
import { answers } from './answers.ts'
import { places } from './places.ts'
import { results } from './results.ts'
import { wares } from './wares.ts'

/** Every piece of the listing portfolio by id; 720 by 720. */
export const scenes: Record<string, Scene> = { ...places, ...answers, ...wares, ...results }
