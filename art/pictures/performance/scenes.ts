import type { Scene } from '../frames/canvas.ts'
import { display } from './display.ts'
import { moving } from './moving.ts'
import { search } from './search.ts'
import { shopping } from './shopping.ts'

/** Every piece of the performance portfolio by id; 720 by 720. */
export const scenes: Record<string, Scene> = { ...search, ...shopping, ...display, ...moving }
