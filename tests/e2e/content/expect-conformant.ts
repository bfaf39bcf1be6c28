import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from '#tests/e2e/fixtures.ts'
import { acceptedFindings, type Finding } from './accepted-findings.ts'

const require = createRequire(import.meta.url)
const engine = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8')

/** Expects that IBM's rules for WCAG 2.2 find nothing but what is accepted. They find other mistakes than axe. */
export async function expectConformant(page: Page) {
  const { pathname } = new URL(page.url())
  await page.evaluate(engine)
  const findings = (await page.evaluate(`new ace.Checker().check(document, ['WCAG_2_2'])
    .then(({ results }) => results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome !== 'PASS')
      .map(({ ruleId, value, snippet }) => ({ rule: ruleId, outcome: value[1], snippet })))`)) as Finding[]
  const isAccepted = (finding: Finding) =>
    acceptedFindings.some(
      ({ rule, outcome, path }) =>
        rule === finding.rule && outcome === finding.outcome && (!path || path === pathname),
    )
  expect
    .soft(
      findings.filter((finding) => !isAccepted(finding)),
      pathname,
    )
    .toEqual([])
}
