import { expect, it } from 'vitest'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { previewToken, readPreviewToken } from './preview-token.ts'

const now = new Date('2026-11-21T09:30:00Z')
const after = (days: number) => () => new Date(now.getTime() + days * 86_400_000)

it('names a draft for seven days', async () => {
  const { store } = await openTestDatabase()
  const token = await previewToken({ store, clock: () => now }, 'page:projects/a b:c')
  expect(token).toMatch(/^[\w.-]+$/)
  expect(await readPreviewToken({ store, clock: after(6.99) }, token)).toBe('page:projects/a b:c')
  expect(await readPreviewToken({ store, clock: after(7.01) }, token)).toBeNull()
})

it('believes nothing that it did not write', async () => {
  const { store } = await openTestDatabase()
  const parts = { store, clock: () => now }
  const [claim, proof] = (await previewToken(parts, 'post:1')).split('.')
  const other = Buffer.from(`${now.getTime() * 2} post:2`).toString('base64url')
  for (const forged of [
    `${other}.${proof}`,
    `${claim}.`,
    `${claim}`,
    '',
    '.',
    `${claim}.${claim}`,
  ]) {
    expect(await readPreviewToken(parts, forged)).toBeNull()
  }
})
