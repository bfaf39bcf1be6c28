import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { PROBES } from '#model/not-found/not-found.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { publicAddresses } from '#server/features/content/sitemap/public-addresses.ts'
import { likePattern } from '#server/platform/db/like.ts'
import { isStillMissing } from './is-still-missing.ts'
import { nearestAddress } from './nearest-address.ts'

const PAGE_SIZE = 50

/** Suggested redirect targets; any other path can be typed. */
const TARGETS_MAX = 400

const listSchema = z.object({
  q: z.string().trim().max(200).catch(''),
  show: z.enum(['open', 'dismissed']).catch('open'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** Paths without a page, most hits first, each with the path that was probably meant. */
export const listNotFound = query('viewer', listSchema, async (context, filter) => {
  const { q, show, page } = filter
  const [rows, probes, addresses] = await Promise.all([
    context.store
      .selectFrom('not_found_paths')
      .selectAll()
      .where('path', '!=', PROBES)
      .where('dismissed', '=', show === 'dismissed' ? 1 : 0)
      .where(sql<boolean>`path like ${likePattern(q.toLowerCase())} escape ${'\\'}`)
      .where(({ and }) => and(isStillMissing(context)))
      .orderBy('hits', 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('path')
      .limit(PAGE_SIZE + 1)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    context.store
      .selectFrom('not_found_paths')
      .select(['hits', 'last_seen_at'])
      .where('path', '=', PROBES)
      .executeTakeFirst(),
    publicAddresses(context),
  ])
  const known = addresses.map(({ path }) => path)
  const nearest = nearestAddress(known)
  const paths = []
  for (const { path, hits, referrer, first_seen_at, last_seen_at } of rows.slice(0, PAGE_SIZE)) {
    const suggestion = nearest(path)
    paths.push({
      path,
      hits,
      referrer,
      firstSeen: first_seen_at,
      lastSeen: last_seen_at,
      suggestion,
    })
    // Visitors choose the paths, and each can take several milliseconds.
    await setImmediate()
  }
  return {
    paths,
    /** Vulnerability scans, all together. */
    probes: probes ? { hits: probes.hits, lastSeen: probes.last_seen_at } : null,
    targets: known.slice(0, TARGETS_MAX),
    filter,
    hasMore: rows.length > PAGE_SIZE,
  }
})

/** A path without a page; times are ISO strings. */
export type NotFoundPath = ResultOf<typeof listNotFound>['paths'][number]
