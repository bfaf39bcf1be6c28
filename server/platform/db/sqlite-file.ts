import { join } from 'node:path'

/** Where SQLite's database is. */
export function sqliteFile(dataDir: string) {
  return join(dataDir, 'wavelength.sqlite')
}
