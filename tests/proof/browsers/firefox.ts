import { startFirefox } from './firefox-engine.ts'
import { walkIn } from './part.ts'

/** Firefox, headless. */
export const part = walkIn(['firefox-esr'], startFirefox)
