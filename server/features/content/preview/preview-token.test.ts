import { expect, it } from 'vitest'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { previewToken, readPreviewToken } from './preview-token.ts'

const secrets = { previews: 'a secret' } as Secrets
const now = new Date('2026-11-21T09:30:00Z')
const after = (minutes: number) => () => new Date(now.getTime() + minutes * 60_000)

it.each([
  ['person', 'seven days', 7 * 1440],
  ['session', 'half an hour', 30],
] as const)('a preview token for a %s identifies a draft for %s', (kind, _, limit) => {
  const claim = { for: kind, id: '0190', subject: 'page:projects/a b:c' }
  const token = previewToken({ secrets, clock: () => now }, claim)
  expect(token).toMatch(/^[\w.-]+$/)
  expect(readPreviewToken({ secrets, clock: after(limit - 1) }, token)).toEqual(claim)
  expect(readPreviewToken({ secrets, clock: after(limit + 1) }, token)).toBeNull()
})

it('forged preview tokens are rejected', () => {
  const deps = { secrets, clock: () => now }
  const [claim, signature] = previewToken(deps, {
    for: 'person',
    id: '1',
    subject: 'post:1',
  }).split('.')
  const other = Buffer.from(`${now.getTime() * 2} person 1 post:2`).toString('base64url')
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
