import type { Scene } from '../frames/canvas.ts'
import { posts } from './posts.ts'
import { reels } from './reels.ts'

/** Every social piece by id; 640 by 800. */
export const scenes: Record<string, Scene> = { ...posts, ...reels }
