import { z } from 'zod'
import { query } from '#server/platform/actions/action.ts'

/** Refuses whoever may only look; says nothing else. */
export const requireEditor = query('editor', z.object({}), async () => null)
