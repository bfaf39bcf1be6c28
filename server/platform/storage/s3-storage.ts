import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Semaphore } from 'async-mutex'
import type { Bucket } from '#server/platform/config/bucket-url.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { isMissing, s3Fault } from './s3-fault.ts'
import { type ByteRange, type ObjectStorage, requireKey, type WarnOfStorage } from './storage.ts'

/** Milliseconds. A server that neither takes nor sends a byte for that long is unavailable. */
const CONNECT_WAIT = 3_000
const SILENCE_MAX = 10_000

/** Milliseconds that a successful check is trusted; any failure ends it. */
const CHECK_INTERVAL = 30_000

/** Uploads at a time; each holds a part of 5 MB in memory. */
const UPLOADS_MAX = 8

/**
 * Objects in an S3 bucket, private to its owner. Every request signs the checksum of what it sends, which the server
 * compares. Failures are `Unavailable`, so that visitors can try again.
 */
export function createS3Storage(place: Bucket, warn: WarnOfStorage): ObjectStorage {
  const { bucket: Bucket, prefix, encryption, endpoint, credentials } = place
  const client = new S3Client({
    region: place.region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_WAIT, socketTimeout: SILENCE_MAX },
    // Not every S3 server knows the newer checksums; all compare the signed one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const encrypted = encryption ? { ServerSideEncryption: encryption } : {}
  const uploads = new Semaphore(UPLOADS_MAX)
  let goodUntil = 0

  async function attempt<T>(work: () => Promise<T>) {
    try {
      return await work()
    } catch (error) {
      if (isMissing(error)) throw error
      goodUntil = 0
      const unavailable = new Unavailable(s3Fault(error, place), error)
      warn(unavailable)
      throw unavailable
    }
  }

  function put(key: string, path: string) {
    const Key = keyOf(key)
    return uploads.runExclusive(() =>
      attempt(async () => {
        const Metadata = { sha256: await sha256Of(path) }
        // Sends large files in parts, and removes the parts if one fails.
        const Body = createReadStream(path)
        const params = { Bucket, Key, Body, Metadata, ...encrypted }
        await new Upload({ client, params, queueSize: 1 }).done().finally(() => Body.destroy())
      }),
    )
  }

  async function read(key: string, range?: ByteRange) {
    const Key = keyOf(key)
    const Range = range && `bytes=${range.start}-${range.end}`
    const found = await attempt(() =>
      client.send(new GetObjectCommand({ Bucket, Key, Range })),
    ).catch(nullIfMissing)
    return found && { size: found.ContentLength ?? 0, body: found.Body as Readable }
  }

  async function stat(key: string) {
    const Key = keyOf(key)
    const found = await attempt(() => client.send(new HeadObjectCommand({ Bucket, Key }))).catch(
      nullIfMissing,
    )
    if (!found) return null
    const { ContentLength: size = 0, LastModified: modifiedAt = new Date(), Metadata } = found
    return { size, modifiedAt, sha256: Metadata?.sha256 ?? null }
  }

  async function move(from: string, to: string) {
    const copy = { Bucket, CopySource: `${Bucket}/${keyOf(from)}`, Key: keyOf(to), ...encrypted }
    const copied = await attempt(() => client.send(new CopyObjectCommand(copy))).catch(
      nullIfMissing,
    )
    if (copied) await remove(from)
  }

  async function remove(key: string) {
    const Key = keyOf(key)
    await attempt(() => client.send(new DeleteObjectCommand({ Bucket, Key }))).catch(nullIfMissing)
  }

  async function* list(folder: string) {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}${folder}` })
    for (;;) {
      const { value, done } = await attempt(() => pages.next())
      if (done) return
      for (const { Key = '' } of value.Contents ?? []) yield Key.slice(prefix.length)
    }
  }

  async function check() {
    if (performance.now() < goodUntil) return
    const one = new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 })
    await attempt(() => client.send(one))
    goodUntil = performance.now() + CHECK_INTERVAL
  }

  return {
    name: `s3://${Bucket}/${prefix}`.replace(/\/$/, ''),
    put,
    read,
    stat,
    move,
    remove,
    list,
    check,
  }

  function keyOf(key: string) {
    return `${prefix}${requireKey(key)}`
  }
}

async function sha256Of(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function nullIfMissing(error: unknown) {
  if (isMissing(error)) return null
  throw error
}
