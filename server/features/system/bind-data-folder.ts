import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { knownMedia } from '#server/features/media/known-media.ts'
import { mediaKeys } from '#server/features/media/media-store.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { sqliteFile } from '#server/platform/db/sqlite-file.ts'
import { storedKeys } from '#server/platform/files/file-store.ts'
import { knownFiles } from '#server/platform/files/known-files.ts'
import { writeNewFile } from '#server/platform/files/sync-path.ts'

/** The settings key and the data folder's file that store the same id. */
const ID_KEY = 'installation_id'
const ID_FILE = 'installation-id'

type FolderConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'adoptDataDir'>

/**
 * Refuses to create a new SQLite file in a folder that already has files of a site.
 * @throws Error with a message for the operator
 */
export async function rejectLostDatabase({ dataDir, databaseUrl, adoptDataDir }: FolderConfig) {
  if (databaseUrl || adoptDataDir || existsSync(sqliteFile(dataDir))) return
  const { files, media } = await contentsOf(dataDir)
  if (files.length + media.length === 0) return
  throw new Error(
    `There is no database in ${dataDir}, but ${fileCount(files.length + media.length)} of one. Nothing was changed. Put wavelength.sqlite back, set DATABASE_URL if PostgreSQL is used, or set DATA_DIR to another folder for a new site. ${ADOPT}`,
  )
}

/**
 * Returns the id shared by database and data folder, to be written to the folder after the commit. A folder without an
 * id belongs to the database if it is empty, or if a row names a file in it.
 * @throws Error with a message for the operator if the folder belongs to another database; roll the transaction back
 */
export async function bindDataFolder(
  transaction: StoreTransaction,
  { dataDir, databaseUrl, adoptDataDir }: FolderConfig,
) {
  const folderId = await readFolderId(dataDir)
  const databaseId = await readDatabaseId(transaction)
  if (folderId !== null && folderId === databaseId) return folderId
  const isOther = folderId !== null && databaseId !== null
  if (!adoptDataDir && (isOther || !(await belongsToDatabase(transaction, dataDir)))) {
    throw new Error(
      `The data folder ${dataDir} belongs to another database than ${databaseUrl ? 'that of DATABASE_URL' : sqliteFile(dataDir)}, which does not know its files. Nothing was changed. Set DATABASE_URL and DATA_DIR to what belongs together, or put the right database back. ${ADOPT}`,
    )
  }
  return databaseId ?? writeDatabaseId(transaction, folderId ?? randomUUID())
}

const ADOPT = 'If this folder is to be used all the same, start once with ADOPT_DATA_DIR=yes.'

/** Replaces the id atomically. */
export async function writeFolderId(dataDir: string, id: string) {
  if ((await readFolderId(dataDir)) === id) return
  const path = join(dataDir, ID_FILE)
  const temporary = `${path}-${randomUUID()}`
  await writeNewFile(temporary, `${id}\n`)
  await rename(temporary, path)
}

async function readFolderId(dataDir: string) {
  const text = await readFile(join(dataDir, ID_FILE), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    },
  )
  return text.trim() || null
}

async function readDatabaseId(transaction: StoreTransaction) {
  const row = await transaction
    .selectFrom('settings')
    .select('value')
    .where('key', '=', ID_KEY)
    .executeTakeFirst()
  return row?.value ?? null
}

async function writeDatabaseId(transaction: StoreTransaction, value: string) {
  await transaction.insertInto('settings').values({ key: ID_KEY, value }).execute()
  return value
}

async function belongsToDatabase(transaction: StoreTransaction, dataDir: string) {
  const { files, media } = await contentsOf(dataDir)
  if (files.length + media.length === 0) return true
  return (
    (await knownFiles(transaction, files)).size > 0 ||
    (await knownMedia(transaction, media)).size > 0
  )
}

async function contentsOf(dataDir: string) {
  return {
    files: await storedKeys(join(dataDir, 'files')),
    media: await mediaKeys(join(dataDir, 'media')),
  }
}

function fileCount(count: number) {
  return count === 1 ? 'one file or picture' : `${count} files and pictures`
}
