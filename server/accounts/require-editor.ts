import { z } from 'zod'
import { query } from '#server/back-office/verb.ts'

/** Refuses whoever may only look; says nothing else. */
export const requireEditor = query('editor', z.object({}), async () => null)
