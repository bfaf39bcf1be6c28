import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Semaphore } from 'async-mutex'
import type { Bucket } from '#server/platform/config/bucket-url.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { checkAnswers, ForeignAnswer, requireETag, Silence } from './s3-answers.ts'
import { isMissing, s3Error } from './s3-error.ts'
import { type ByteRange, type ObjectStorage, requireKey, type WarnOfStorage } from './storage.ts'
import { STORAGE_ID } from './storage-id.ts'

/** Milliseconds. A server that neither takes nor sends a byte for that long is unavailable. */
const CONNECT_WAIT = 3_000
const SILENCE_MAX = 10_000

/** Milliseconds that a check waits, unless other requests are answered meanwhile. */
const CHECK_WAIT = 4_000

/** Uploads at a time; each holds a part of 5 MB in memory. */
const UPLOADS_MAX = 8

/**
 * Objects in an S3 bucket, private to its owner. Every request signs the checksum of what it sends, which the server
 * compares. Failures are `Unavailable`, so that visitors can try again; from a check that fails to one that succeeds,
 * everything fails at once.
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
  let answeredAt = 0
  let broken: Unavailable | null = null
  checkAnswers(client, () => {
    answeredAt = performance.now()
  })

  async function attempt<T>(work: () => Promise<T>) {
    if (broken) throw broken
    try {
      return await work()
    } catch (error) {
      if (isMissing(error)) throw error
      const unavailable = errorOf(error)
      warn(unavailable)
      throw unavailable
    }
  }

  function errorOf(error: unknown) {
    return new Unavailable(s3Error(error, place), error)
  }

  function put(key: string, path: string) {
    const Key = keyOf(key)
    return uploads.runExclusive(() =>
      attempt(async () => {
        const Metadata = { sha256: await sha256Of(path) }
        // Sends large files in parts, and removes the parts if one fails.
        const Body = createReadStream(path)
        const params = { Bucket, Key, Body, Metadata, ...encrypted }
        const upload = new Upload({ client, params, queueSize: 1 })
        requireETag(await upload.done().finally(() => Body.destroy()))
      }),
    )
  }

  async function read(key: string, range?: ByteRange) {
    const Key = keyOf(key)
    const Range = range && `bytes=${range.start}-${range.end}`
    const found = await attempt(async () =>
      requireETag(await client.send(new GetObjectCommand({ Bucket, Key, Range }))),
    ).catch(nullIfMissing)
    return found && { size: found.ContentLength ?? 0, body: found.Body as Readable }
  }

  async function stat(key: string) {
    const Key = keyOf(key)
    const found = await attempt(async () =>
      requireETag(await client.send(new HeadObjectCommand({ Bucket, Key }))),
    ).catch(nullIfMissing)
    if (!found) return null
    const { ContentLength: size = 0, LastModified: modifiedAt = new Date(), Metadata } = found
    return { size, modifiedAt, sha256: Metadata?.sha256 ?? null }
  }

  async function move(from: string, to: string) {
    const copy = { Bucket, CopySource: `${Bucket}/${keyOf(from)}`, Key: keyOf(to), ...encrypted }
    const copied = await attempt(async () => {
      const { CopyObjectResult = {} } = await client.send(new CopyObjectCommand(copy))
      return requireETag(CopyObjectResult)
    }).catch(nullIfMissing)
    if (copied) await remove(from)
  }

  async function remove(key: string) {
    const Key = keyOf(key)
    await attempt(() => client.send(new DeleteObjectCommand({ Bucket, Key }))).catch(nullIfMissing)
  }

  async function* list(folder: string) {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}${folder}` })
    for (;;) {
      const { value, done } = await attempt(async () => {
        const page = await pages.next()
        if (!page.done && page.value.IsTruncated === undefined) throw new ForeignAnswer(200)
        return page
      })
      if (done) return
      for (const { Key = '' } of value.Contents ?? []) yield Key.slice(prefix.length)
    }
  }

  /** Reads the smallest object, which costs less than a list and says more than HEAD. */
  async function check() {
    const began = performance.now()
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), CHECK_WAIT)
    const smallest = new GetObjectCommand({ Bucket, Key: keyOf(STORAGE_ID) })
    try {
      const found = await client.send(smallest, { abortSignal: waiting.signal })
      await requireETag(found).Body?.transformToByteArray()
      broken = null
    } catch (error) {
      const isSlow = waiting.signal.aborted
      // A slow answer is no error while others come.
      const isFine = isMissing(error) || (isSlow && answeredAt > began)
      broken = isFine ? null : errorOf(isSlow ? new Silence() : error)
    } finally {
      clearTimeout(timer)
    }
    if (!broken) return
    warn(broken)
    throw broken
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
