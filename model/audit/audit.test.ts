import { expect, test } from 'vitest'
import { auditFeatureName, checkAuditAction } from '#model/audit/audit.ts'

test('an action is named by its feature', () => {
  checkAuditAction('not-found.dismissed')
  expect(auditFeatureName('not-found.dismissed')).toBe('Missing pages')
})

test.each(['leads.stolen', 'lead.assigned', 'leads', ''])(
  '"%s" is not an audit action',
  (action) => {
    expect(() => checkAuditAction(action)).toThrow(`There is no audit action "${action}"`)
  },
)
