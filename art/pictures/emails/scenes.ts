import type { Scene } from '../frames/canvas.ts'
import { agency } from './agency.ts'
import { corporate } from './corporate.ts'
import { personal } from './personal.ts'
import { portal } from './portal.ts'

/** Every template of the e-mail gallery by id; 640 by 800. */
export const scenes: Record<string, Scene> = { ...corporate, ...personal, ...agency, ...portal }
