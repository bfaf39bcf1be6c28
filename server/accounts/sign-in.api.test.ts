import { expect, it } from 'vitest'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

it('signs somebody in by e-mail and password, and out again', async () => {
  const test = await openTestSite()
  const { admin, email } = await signIn(test, 'editor')
  expect(await admin.session.actor()).toMatchObject({ email, role: 'editor' })
})

it('answers a wrong password and an unknown address alike', async () => {
  const test = await openTestSite()
  const { email } = await signIn(test, 'owner')
  const attempt = async (given: { email: string; password: string }) => {
    const { services } = await test.site.visitAdmin(new Request('http://localhost/admin/sign-in'), {
      address: '192.0.2.9',
    })
    return services.admin.accounts.signIn(given)
  }
  const wrong = await attempt({ email, password: 'something else' })
  const unknown = await attempt({ email: 'nobody@agency.test', password: adminPassword })
  expect(wrong).toEqual(unknown)
  expect(wrong).toMatchObject({ ok: false, status: 422 })
})

it('shows the audit log to owners alone', async () => {
  const test = await openTestSite()
  const owner = await signIn(test, 'owner')
  const editor = await signIn(test, 'editor')
  expect(await owner.admin.audit.list()).toMatchObject({ changes: [] })
  await expect(editor.admin.audit.list()).rejects.toMatchObject({ status: 403 })
})
