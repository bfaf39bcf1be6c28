import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

it('hashes passwords with argon2id at OWASP’s cost, salted', async () => {
  const hash = await hashPassword('correct horse battery')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hashPassword('correct horse battery')).not.toBe(hash)
  expect(await verifyPassword({ hash, password: 'correct horse battery' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'correct horse batterz' })).toBe(false)
})

it('rejects every password if the stored text is not an argon2id hash', async () => {
  expect(await verifyPassword({ hash: 'plain', password: 'plain' })).toBe(false)
})
