import { createHash } from 'node:crypto'
import { pathFollower, splitAtRemoved } from '#model/content/form/follow-path.ts'
import { below, getAtPath, stepsOf } from '#model/content/form/set-at-path.ts'
import type { CommentThreadRow } from '#server/platform/db/rows/comments.ts'

export type Anchor = Pick<CommentThreadRow, 'path' | 'removed'>

/** Moves anchors from one version of a document to the next; one whose entry was removed is found again if the entry comes back. */
export function anchorMover(before: unknown, after: unknown) {
  const follow = pathFollower(before, after)
  return ({ path, removed }: Anchor): Anchor => {
    const next = follow(path)
    const split = splitAtRemoved(next)
    if (!split) return { path: next, removed: null }
    if (removed === null || !splitAtRemoved(path)) {
      const entry = stepsOf(path).slice(0, split.depth + 1)
      return { path: next, removed: hashOf(getAtPath(before, entry.join('.'))) }
    }
    const entries = getAtPath(after, split.list)
    const index = Array.isArray(entries)
      ? entries.findIndex((entry) => hashOf(entry) === removed)
      : -1
    if (index < 0) return { path: next, removed }
    return { path: [below(split.list, index), ...split.rest].join('.'), removed: null }
  }
}

function hashOf(entry: unknown) {
  return createHash('sha256')
    .update(JSON.stringify(entry) ?? '')
    .digest('base64url')
}
