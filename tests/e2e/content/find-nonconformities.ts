import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AcceptedFinding, Finding } from './accepted-findings.ts'

const require = createRequire(import.meta.url)
const engine = readFileSync(require.resolve('accessibility-checker-engine'), 'utf8')

/** What IBM's rules for WCAG 2.2 find wrong, or cannot decide. What a closed `<details>` hides is left out: they take it for shown. */
export async function findNonconformities(page: Page): Promise<Finding[]> {
  // Once per document, because it is long.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine)
  return page.evaluate(`new ace.Checker().check(document, ['WCAG_2_2'])
    .then(({ results }) => results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome !== 'PASS')
      .filter(({ path }) => !document.evaluate(path.dom, document, null, 9).singleNodeValue
        ?.closest('details:not([open]) > :not(summary)'))
      .map(({ ruleId, value, snippet }) => ({ rule: ruleId, outcome: value[1], snippet })))`)
}

/** The findings on a page that no accepted one explains. */
export function notAccepted(findings: Finding[], accepted: AcceptedFinding[], pathname: string) {
  return findings.filter(
    (finding) =>
      !accepted.some(
        ({ rule, outcome, path, snippet }) =>
          rule === finding.rule &&
          outcome === finding.outcome &&
          (!path || path === pathname) &&
          (!snippet || finding.snippet.includes(snippet)),
      ),
  )
}
