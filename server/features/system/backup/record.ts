import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { BackupPlace } from './place.ts'

const recordSchema = z.object({
  installationId: z.string(),
  madeAt: z.iso.datetime(),
  /** The name of the machine that made it. */
  host: z.string(),
  /** null until the archive has been read to its end in its place, and for ever if that failed. */
  proof: z
    .object({
      size: z.int(),
      sha256: z.string(),
      rows: z.int(),
      files: z.int(),
      /** Files that were gone before they could be copied. */
      missing: z.int(),
      /** From the beginning to the end of the proof. */
      seconds: z.number(),
    })
    .nullable(),
})

/** What is known of a backup, kept beside it. */
export type BackupRecord = z.infer<typeof recordSchema>

const NAME = /^wavelength-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.(tar|json)$/

/** For example "wavelength-2026-11-22T12-00-00.000Z.tar". */
export function archiveName({ madeAt }: Pick<BackupRecord, 'madeAt'>) {
  return `wavelength-${madeAt.replaceAll(':', '-')}.tar`
}

function recordName(archive: string) {
  return archive.replace(/tar$/, 'json')
}

export async function writeRecord({ storage }: BackupPlace, work: string, record: BackupRecord) {
  const path = join(work, 'record.json')
  await writeFile(path, `${JSON.stringify(record, null, 1)}\n`, { mode: 0o600, flush: true })
  await storage.put(recordName(archiveName(record)), path)
}

/** The records of one installation's backups, newest first. Reads the newest `limit` of the place. */
export async function readRecords(
  place: BackupPlace,
  installationId: string,
  limit = Number.POSITIVE_INFINITY,
) {
  const names = (await place.names()).filter((name) => NAME.exec(name)?.[1] === 'json')
  const newest = names.sort().reverse().slice(0, limit)
  const records = await Promise.all(newest.map((name) => readRecord(place, name)))
  return records
    .filter((record) => record !== null)
    .filter((record) => record.installationId === installationId)
}

/** null if it is gone, or no record. */
async function readRecord({ storage }: BackupPlace, name: string) {
  const found = await storage.read(name)
  if (!found) return null
  try {
    const record = recordSchema.parse(JSON.parse(await text(found.body)))
    return recordName(archiveName(record)) === name ? record : null
  } catch {
    return null
  }
}

/** Removes a backup; its record last, so that what is left is found again. */
export async function removeBackup({ storage }: BackupPlace, record: BackupRecord) {
  const archive = archiveName(record)
  await storage.remove(archive)
  await storage.remove(recordName(archive))
}
