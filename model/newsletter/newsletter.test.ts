import { expect, it } from 'vitest'
import { CONSENT_VERSION, consentTextOf } from './newsletter.ts'

it('keeps the wording of every version that someone agreed to', () => {
  expect(consentTextOf('2026-11')).toMatch(/^We send one letter a month/)
  expect(consentTextOf(CONSENT_VERSION)).toMatch(/^We send one email a month/)
  expect(consentTextOf('')).toBeNull()
})
