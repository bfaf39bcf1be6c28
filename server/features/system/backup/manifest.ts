import { z } from 'zod'
import type { ArchivedFile } from './archive.ts'

const FORMAT = 1

/** What a backup holds. Names of files are those below the data folder; the database is always SQLite. */
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  installationId: z.string().min(1),
  /** Rows in all tables. */
  rows: z.int().min(0),
  files: z.record(z.string(), z.object({ size: z.int().min(0), sha256: z.string() })),
  /** Files that were erased while the backup was made. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** @throws Error with a sentence if the text is no manifest, or one of a later format */
export function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(
      'The file is not a complete backup of this version: its manifest is missing or not readable.',
      { cause: error },
    )
  }
}

export function formatManifest(manifest: Omit<Manifest, 'format'>) {
  return JSON.stringify({ format: FORMAT, ...manifest } satisfies Manifest, null, 1)
}

/** @throws Error with a sentence if a file is missing, unexpected or changed */
export function compareFiles(manifest: Manifest, found: Map<string, ArchivedFile>) {
  const names = new Set([...Object.keys(manifest.files), ...found.keys()])
  const wrong = [...names].filter((name) => {
    const [expected, actual] = [manifest.files[name], found.get(name)]
    return expected?.sha256 !== actual?.sha256 || expected?.size !== actual?.size
  })
  if (wrong.length === 0) return
  const shown = wrong.slice(0, 3).join(', ')
  throw new Error(`The backup is damaged: ${wrong.length} of its files differ (${shown}).`)
}
