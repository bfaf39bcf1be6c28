import { cannotWrite, diskFails, diskFull, fileError } from '#server/platform/files/file-error.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { isRightsError, postgresError } from './postgres-error.ts'
import { sqliteFile } from './sqlite-file.ts'

/** By SQLite's error code: read-only, input or output, damaged, full, cannot open, no database. */
const sqliteErrors: Record<number, (file: string) => string> = {
  8: cannotWrite,
  10: diskFails,
  11: damaged,
  13: diskFull,
  14: cannotWrite,
  26: damaged,
}

/** Turns an error of the disk or of the database into a sentence for the operator; returns other errors unchanged. */
export function storageError(error: unknown, dataDir: string) {
  if (error instanceof Unavailable) return new Error(asSentence(error.reason), { cause: error })
  if (isRightsError(error)) return new Error(asSentence(postgresError(error)), { cause: error })
  const { code = '', path } = error as NodeJS.ErrnoException
  const isOurs = typeof path === 'string' && path.startsWith(dataDir)
  const sentence =
    sqliteError(error, sqliteFile(dataDir)) ??
    (isOurs && (['ENOTDIR', 'EEXIST'].includes(code) ? notAFolder(path) : fileError(error, path)))
  if (!sentence) return error
  return new Error(`${sentence} (${(error as Error).message})`, { cause: error })
}

/** An error of the disk below SQLite as `Unavailable`, because it may be mended while the server runs. */
export function unavailableSqlite(error: unknown, file: string) {
  const sentence = sqliteError(error, file)
  return sentence ? new Unavailable(`${sentence} (${(error as Error).message})`, error) : error
}

function sqliteError(error: unknown, file: string) {
  const { errcode } = error as { errcode?: number }
  // The lower byte; the rest gives details.
  return errcode === undefined ? undefined : sqliteErrors[errcode & 0xff]?.(file)
}

function damaged(file: string) {
  return `${file} is not a SQLite database, or it is damaged. Move it away and put a backup in its place, or set DATA_DIR to another folder for a new site.`
}

function notAFolder(path: string) {
  return `${path} cannot be a folder, because a file has this name. Set DATA_DIR to another folder.`
}

function asSentence(reason: string) {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`
}
