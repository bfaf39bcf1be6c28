import type { Page } from '@playwright/test'
import { ownerPassword } from '#tests/fixtures/owner.ts'
import { expect, open } from './fixtures.ts'

/** The password of invited people. */
export const password = 'a password of their own'

/** Invites someone and returns the invitation link. */
export async function invite(owner: Page, email: string, role: string) {
  await open(owner, '/admin/accounts')
  await owner.getByRole('button', { name: 'Invite someone' }).click()
  const form = owner.getByRole('dialog', { name: 'Invite someone' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Role', { exact: true }).selectOption(role)
  await form.getByLabel('Your password').fill(ownerPassword)
  await form.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = owner.getByText('/admin/welcome?key=')
  await expect(link).toBeVisible()
  return (await link.textContent()) as string
}

/** Sets up the account; ends on the overview, signed in. */
export async function acceptInvitation(visitor: Page, link: string, name: string) {
  await visitor.goto(link)
  await visitor.getByLabel('Your name').fill(name)
  await visitor.getByLabel('Password').fill(password)
  await visitor.getByRole('button', { name: 'Set up my account' }).click()
  await visitor.waitForURL('**/admin')
}
