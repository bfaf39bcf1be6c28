import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { test as base, expect } from '../journey.ts'

export { expect, hydrated, open } from '../journey.ts'

/** A journey of somebody who is signed in as the owner. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const answer = await page.request.post('/admin/sign-in', {
      form: { email: ownerEmail, password: ownerPassword },
      maxRedirects: 0,
    })
    expect(answer.headers().location).toBe('/admin')
    await use(page)
  },
})
