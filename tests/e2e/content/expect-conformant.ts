import type { Page } from '@playwright/test'
import { expect } from '#tests/e2e/fixtures.ts'
import { acceptedFindings } from './accepted-findings.ts'
import { findNonconformities, notAccepted } from './find-nonconformities.ts'

/** Expects that IBM's rules for WCAG 2.2 find nothing but what is accepted. They find other mistakes than axe. */
export async function expectConformant(page: Page) {
  const { pathname } = new URL(page.url())
  const findings = await findNonconformities(page)
  expect.soft(notAccepted(findings, acceptedFindings, pathname), pathname).toEqual([])
}
