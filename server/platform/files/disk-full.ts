const POSTGRES_DISK_FULL = '53100'
const SQLITE_FULL = 13

type ErrorCodes = { code?: string; errcode?: number; cause?: unknown }

/** Whether the disk had no room for a file. */
export function isFileDiskFull(error: unknown) {
  return isCausedBy(error, ({ code = '' }) => ['ENOSPC', 'EDQUOT'].includes(code))
}

/** Whether there was no room for a file, or for a row of SQLite or PostgreSQL. */
export function isDiskFull(error: unknown) {
  const isDatabaseFull = ({ code, errcode }: ErrorCodes) =>
    code === POSTGRES_DISK_FULL || errcode === SQLITE_FULL
  return isFileDiskFull(error) || isCausedBy(error, isDatabaseFull)
}

function isCausedBy(error: unknown, matches: (error: ErrorCodes) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false
  return matches(error) || isCausedBy((error as ErrorCodes).cause, matches)
}
