import { findPackageJSON } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The same for this file and for the build, which has it in build/server. */
const manifest = pathToFileURL(findPackageJSON(import.meta.url) as string)

/** A file or folder of the project, by its path from the root folder. */
export function projectFile(path: string): URL {
  return new URL(path, manifest)
}
