const POSTGRES_DISK_FULL = '53100'
const SQLITE_FULL = 13

/** Whether the disk had no room for a file. */
export function isFileDiskFull(error: unknown) {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Whether there was no room for a file, or for a row of SQLite or PostgreSQL. */
export function isDiskFull(error: unknown) {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return isFileDiskFull(error) || code === POSTGRES_DISK_FULL || errcode === SQLITE_FULL
}
