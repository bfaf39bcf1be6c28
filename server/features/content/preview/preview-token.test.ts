import { expect, it } from 'vitest'
import type { Secrets } from '#server/platform/installation/secrets.ts'
import { previewToken, readPreviewToken } from './preview-token.ts'

const secrets = { previews: 'a secret' } as Secrets
const now = new Date('2026-11-21T09:30:00Z')
const after = (minutes: number) => () => new Date(now.getTime() + minutes * 60_000)

it.each(['link', 'session'] as const)(
  'a token for a %s identifies a draft until its end',
  (kind) => {
    const claim = { for: kind, id: '0190', subject: 'page:projects/a b:c' }
    const token = previewToken(secrets, claim, after(30)())
    expect(token).toMatch(/^[\w.-]+$/)
    expect(readPreviewToken({ secrets, clock: after(29) }, token)).toEqual(claim)
    expect(readPreviewToken({ secrets, clock: after(31) }, token)).toBeNull()
  },
)

it('forged preview tokens are rejected', () => {
  const deps = { secrets, clock: () => now }
  const own = { for: 'link', id: '1', subject: 'post:1' } as const
  const [claim, signature] = previewToken(secrets, own, after(30)()).split('.')
  const other = Buffer.from(`${now.getTime() * 2} link 1 post:2`).toString('base64url')
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
