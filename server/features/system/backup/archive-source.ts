import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { bucketOf } from '#server/platform/config/bucket-url.ts'
import { ConfigError } from '#server/platform/config/config.ts'
import type { Environment } from '#server/platform/config/config-fields.ts'
import { openPlace } from './place.ts'

/** An archive that can be read several times. */
export type ArchiveSource = {
  /** @throws Error with a sentence if it is not there */
  read(): Promise<Readable>
}

/** A local file, or an object: s3://bucket/prefix/wavelength-….tar?endpoint=… with the credentials of AWS_*. */
export async function openArchive(address: string, env: Environment): Promise<ArchiveSource> {
  if (address.startsWith('s3:')) return archiveInBucket(address, env)
  const path = resolve(address)
  return {
    async read() {
      if (!existsSync(path)) throw new Error(`There is no file ${path}.`)
      return createReadStream(path)
    },
  }
}

async function archiveInBucket(address: string, env: Environment): Promise<ArchiveSource> {
  const [, folder, name = '', query = ''] = /^([^?]*)\/([^/?]+)(\?.*)?$/.exec(address) ?? []
  const errors: string[] = []
  const bucket = bucketOf(env, { name: 'The archive', value: `${folder}${query}` }, errors)
  if (!bucket) throw new ConfigError(errors)
  const { storage } = await openPlace(bucket)
  return {
    async read() {
      const found = await storage.read(name)
      if (!found) throw new Error(`There is no ${name} in ${storage.name}.`)
      return found.body
    },
  }
}
