import { expect, test } from 'vitest'
import { inquiryFileRule } from '#model/leads/upload.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { multipart, multipartRequest } from '#tests/fixtures/multipart.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { HttpError } from './problem.ts'
import { readForm } from './read-form.ts'

const rules = { fields: ['name'], file: { field: 'file', rule: inquiryFileRule } }
const body = multipart([
  { name: 'name', content: 'Ann' },
  { name: 'file', filename: 'a.pdf', content: pdf(300_000) },
])

function storeWith(receive: FileStore['receive']) {
  return { receive, discard: async () => {} } as unknown as FileStore
}

function read(files: FileStore) {
  return readForm(multipartRequest(body), rules, { keep: () => {}, files })
}

test('a disk that is full from the start is an internal error', async () => {
  const files = storeWith(async () => {
    throw new Error('ENOSPC')
  })
  await expect(read(files)).rejects.toThrow('ENOSPC')
})

test('a disk that fails after the last byte does not silently lose the file', async () => {
  const files = storeWith(async (stream) => {
    for await (const _ of stream);
    await new Promise((resolve) => setImmediate(resolve))
    throw new Error('EIO')
  })
  await expect(read(files)).rejects.toThrow('EIO')
})

test('a disk that fails in the middle stops reading', async () => {
  const files = storeWith(async (stream) => {
    for await (const _ of stream) break
    throw new Error('ENOSPC')
  })
  await expect(read(files)).rejects.toThrow('ENOSPC')
})

test('the fields are available while they are read', async () => {
  let kept: unknown
  const files = storeWith(async () => {
    throw new Error('ENOSPC')
  })
  const keep = (fields: unknown) => {
    kept = fields
  }
  await readForm(multipartRequest(body), rules, { keep, files }).catch(() => {})
  expect(kept).toEqual({ name: 'Ann' })
})

test('a form that was already refused is read only for its text fields', async () => {
  let kept: unknown
  const keep = (fields: unknown) => {
    kept = fields
  }
  let wasAsked = false
  const files = storeWith(async () => {
    wasAsked = true
    throw new Error('The file must not be stored.')
  })
  const refusal = new HttpError({ status: 429, message: 'Later.' })
  const reading = readForm(multipartRequest(body), rules, { keep, files, refusal })
  await expect(reading).rejects.toBe(refusal)
  expect(wasAsked).toBe(false)
  expect(kept).toEqual({ name: 'Ann' })
})
