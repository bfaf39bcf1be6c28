import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { knownMedia } from '#server/features/media/known-media.ts'
import { mediaKeys } from '#server/features/media/media-store.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { sqliteFile } from '#server/platform/db/sqlite-file.ts'
import { storedKeys } from '#server/platform/files/file-store.ts'
import { knownFiles } from '#server/platform/files/sweep-files.ts'
import { writeNewFile } from '#server/platform/files/sync-path.ts'
import type { ObjectStorage } from '#server/platform/storage/storage.ts'
import { readStorageId, STORAGE_ID } from '#server/platform/storage/storage-id.ts'

/** The settings key with the id that the storage has too. */
const ID_KEY = 'installation_id'

type FolderConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'adoptDataDir' | 'files'>

/**
 * Refuses to create a new SQLite file in a folder that already has files of a site.
 * @throws Error with a message for the operator
 */
export async function rejectLostDatabase(
  storage: ObjectStorage,
  { dataDir, databaseUrl, adoptDataDir }: FolderConfig,
) {
  if (databaseUrl || adoptDataDir || existsSync(sqliteFile(dataDir))) return
  const { files, media } = await contentsOf(storage)
  if (files.length + media.length === 0) return
  throw new Error(
    `There is no database in ${dataDir}, but ${fileCount(files.length + media.length)} of one${storage.name === dataDir ? '' : ` in ${storage.name}`}. Nothing was changed. Put wavelength.sqlite back, set DATABASE_URL if PostgreSQL is used, or set DATA_DIR to another folder for a new site. ${ADOPT}`,
  )
}

/**
 * Returns the id shared by database and storage, to be written to the storage after the commit. A storage without an
 * id belongs to the database if it is empty, or if a row names a file in it.
 * @throws Error with a message for the operator if the storage belongs to another database; roll the transaction back
 */
export async function bindDataFolder(
  transaction: StoreTransaction,
  storage: ObjectStorage,
  { dataDir, databaseUrl, adoptDataDir, files }: FolderConfig,
) {
  const storageId = await readStorageId(storage)
  const databaseId = await readDatabaseId(transaction)
  if (storageId !== null && storageId === databaseId) return storageId
  if (files && storageId === null && !adoptDataDir) await rejectUncopied(transaction, storage)
  const isOther = storageId !== null && databaseId !== null
  if (!adoptDataDir && (isOther || !(await belongsToDatabase(transaction, storage)))) {
    throw new Error(
      `The ${storage.name === dataDir ? 'data folder' : 'storage'} ${storage.name} belongs to another database than ${databaseUrl ? 'that of DATABASE_URL' : sqliteFile(dataDir)}, which does not know its files. Nothing was changed. Set DATABASE_URL and DATA_DIR to what belongs together, or put the right database back. ${ADOPT}`,
    )
  }
  return databaseId ?? writeDatabaseId(transaction, storageId ?? randomUUID())
}

/** A new bucket, while the files that the database names are still in the data folder. */
async function rejectUncopied(transaction: StoreTransaction, storage: ObjectStorage) {
  const { files, media } = await contentsOf(storage)
  if (files.length + media.length > 0) return
  const leadFile = await transaction.selectFrom('lead_files').select('id').limit(1).execute()
  const picture = await transaction.selectFrom('media').select('id').limit(1).execute()
  if (leadFile.length + picture.length === 0) return
  throw new Error(
    `${storage.name} is empty, but the database has files. Nothing was changed. Copy them with npm run files:copy, or start once with ADOPT_DATA_DIR=yes to go on without them.`,
  )
}

const ADOPT = 'If this folder is to be used all the same, start once with ADOPT_DATA_DIR=yes.'

/** Replaces the id atomically. */
export async function writeStorageId(storage: ObjectStorage, dataDir: string, id: string) {
  if ((await readStorageId(storage)) === id) return
  const temporary = join(dataDir, `${STORAGE_ID}-${randomUUID()}`)
  await writeNewFile(temporary, `${id}\n`)
  await storage.put(STORAGE_ID, temporary)
  await rm(temporary, { force: true })
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

async function belongsToDatabase(transaction: StoreTransaction, storage: ObjectStorage) {
  const { files, media } = await contentsOf(storage)
  if (files.length + media.length === 0) return true
  return (
    (await knownFiles(transaction, files)).size > 0 ||
    (await knownMedia(transaction, media)).size > 0
  )
}

async function contentsOf(storage: ObjectStorage) {
  return { files: await storedKeys(storage), media: await mediaKeys(storage) }
}

function fileCount(count: number) {
  return count === 1 ? 'one file or picture' : `${count} files and pictures`
}
