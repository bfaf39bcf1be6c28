import { Unavailable } from '#server/platform/http/unavailable.ts'

const errors: Record<string, (path: string) => string> = {
  EACCES: cannotWrite,
  EPERM: cannotWrite,
  EROFS: cannotWrite,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  EIO: diskFails,
  ENODEV: diskFails,
  ENXIO: diskFails,
  ESTALE: diskFails,
  ENOENT: missing,
  EMFILE: tooManyOpen,
  ENFILE: tooManyOpen,
}

/** A sentence for the operator about an error of the disk; undefined for another error. */
export function fileError(error: unknown, path: string) {
  return errors[(error as NodeJS.ErrnoException).code ?? '']?.(path)
}

/**
 * An error of the disk as `Unavailable`, which is passed to `warn`, because it may be mended while the server runs;
 * other errors unchanged.
 */
export function unavailableFile(
  error: unknown,
  path: string,
  warn: (error: Unavailable) => unknown,
) {
  const sentence = fileError(error, path)
  if (!sentence) return error
  const unavailable = new Unavailable(`${sentence} (${(error as Error).message})`, error)
  warn(unavailable)
  return unavailable
}

export function cannotWrite(path: string) {
  return `${path} cannot be read and written. Give the user that runs the server the right to both, or set DATA_DIR to another folder.`
}

export function diskFull(path: string) {
  return `${path} cannot be written, because the disk is full. Make room.`
}

export function diskFails(path: string) {
  return `${path} cannot be read or written, because the disk fails. Check the disk.`
}

function missing(path: string) {
  return `${path} is not there. Put the folder of DATA_DIR back, or mount its disk.`
}

function tooManyOpen(path: string) {
  return `${path} cannot be opened, because too many files are open. Raise the limit of the service (LimitNOFILE, ulimit -n).`
}
