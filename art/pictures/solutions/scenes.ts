import type { Scene } from '../frames/canvas.ts'
import { apps } from './apps.ts'
import { crossing } from './crossing.ts'
import { sites } from './sites.ts'
import { work } from './work.ts'

/** Every solution of the app and web pages by id; 960 by 720. */
export const scenes: Record<string, Scene> = { ...apps, ...crossing, ...sites, ...work }
