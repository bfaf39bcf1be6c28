import { expect, it } from 'vitest'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { previewToken, readPreviewToken } from './preview-token.ts'

const secrets = { previews: 'a secret' } as Secrets
const now = new Date('2026-11-21T09:30:00Z')
const after = (days: number) => () => new Date(now.getTime() + days * 86_400_000)

it('a preview token identifies a draft for seven days', () => {
  const token = previewToken({ secrets, clock: () => now }, 'page:projects/a b:c')
  expect(token).toMatch(/^[\w.-]+$/)
  expect(readPreviewToken({ secrets, clock: after(6.99) }, token)).toBe('page:projects/a b:c')
  expect(readPreviewToken({ secrets, clock: after(7.01) }, token)).toBeNull()
})

it('forged preview tokens are rejected', () => {
  const deps = { secrets, clock: () => now }
  const [claim, signature] = previewToken(deps, 'post:1').split('.')
  const other = Buffer.from(`${now.getTime() * 2} post:2`).toString('base64url')
  for (const forged of [
    `${other}.${signature}`,
    `${claim}.`,
    `${claim}`,
    '',
    '.',
    `${claim}.${claim}`,
  ]) {
    expect(readPreviewToken(deps, forged)).toBeNull()
  }
})
