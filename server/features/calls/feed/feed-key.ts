import { createHash, randomBytes } from 'node:crypto'

/** A key that is shown once. Only its hash is stored. */
export function newFeedKey() {
  return randomBytes(32).toString('base64url')
}

export function hashOfFeedKey(key: string) {
  return createHash('sha256').update(key).digest('base64url')
}

const ENDING = '.ics'

/** Its parameter includes the ending, by which calendar programs know what it is. */
export const feedRoute = '/api/calls/feeds/:file'

export function feedPath(key: string) {
  return feedRoute.replace(':file', `${key}${ENDING}`)
}

/** The key in the last part of a feed's path. */
export function feedKeyOf(file: string) {
  return file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : ''
}
