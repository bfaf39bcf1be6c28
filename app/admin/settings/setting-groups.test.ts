import { expect, test } from 'vitest'
import { currentSetting, settingGroups } from './setting-groups.ts'

test.each([
  ['/admin/content/settings', '', '/admin/content/settings?document=site'],
  ['/admin/content/settings', '?document=forms&at=x', '/admin/content/settings?document=forms'],
  ['/admin/accounts/0190', '', '/admin/accounts'],
  ['/admin/account/tokens', '', '/admin/account/tokens'],
  ['/admin/account', '', '/admin/account'],
  ['/admin/settings', '', undefined],
  ['/admin/setup', '?step=name', undefined],
  ['/admin/leads', '', undefined],
])('%s%s is at %s in the settings', (pathname, search, href) => {
  expect(currentSetting('owner', pathname, search)).toBe(href)
})

test('a role sees in the settings what it may open', () => {
  const labels = settingGroups('author').flatMap(({ entries }) => entries.map(({ label }) => label))
  expect(labels).toContain('Your account')
  expect(labels).not.toContain('People')
})
