import { sqliteFile } from './sqlite-file.ts'

const sqliteFaults: Record<number, (file: string) => string> = {
  8: cannotWrite,
  10: (file) =>
    `The disk did not read or write ${file} as it should. Check the disk, then start again.`,
  11: damaged,
  13: full,
  14: cannotWrite,
  26: damaged,
}

const folderFaults: Record<string, (path: string) => string> = {
  EACCES: cannotWrite,
  EPERM: cannotWrite,
  EROFS: cannotWrite,
  ENOSPC: full,
  EDQUOT: full,
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
}

/** Turns an error of the disk or of SQLite into a sentence for the operator; returns other errors unchanged. */
export function storageFault(error: unknown, dataDir: string) {
  const { code = '', errcode, path } = error as NodeJS.ErrnoException & { errcode?: number }
  const isOurs = typeof path === 'string' && path.startsWith(dataDir)
  const sentence =
    errcode === undefined
      ? isOurs && folderFaults[code]?.(path)
      : // The lower byte; the rest gives details.
        sqliteFaults[errcode & 0xff]?.(sqliteFile(dataDir))
  if (!sentence) return error
  return new Error(`${sentence} (${(error as Error).message})`, { cause: error })
}

function cannotWrite(path: string) {
  return `${path} cannot be read and written. Give the user that runs the server the right to both, or set DATA_DIR to another folder.`
}

function damaged(file: string) {
  return `${file} is not a SQLite database, or it is damaged. Move it away and put a backup in its place, or set DATA_DIR to another folder for a new site.`
}

function full(path: string) {
  return `The disk is full: nothing can be written to ${path}. Make room, then start again.`
}

function notAFolder(path: string) {
  return `${path} cannot be a folder, because a file has this name. Set DATA_DIR to another folder.`
}
