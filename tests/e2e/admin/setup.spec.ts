import { expectAccessibleInEveryViewport } from '#tests/e2e/expect-accessible.ts'
import { expect, open, test } from './fixtures.ts'

// Taking off nothing is refused.
test.use({ expectedMessages: ['status of 422'] })

test('an owner makes the sample theirs step by step, beside the home page', async ({ page }) => {
  const frame = page.frameLocator('iframe')
  await open(page, '/admin/settings')
  await page.getByRole('link', { name: 'Make it yours' }).click()
  await expect(page.getByRole('link', { name: /1 Agency/ })).toHaveAttribute('aria-current', 'page')
  const tagline = page.getByRole('textbox', { name: 'Tagline' })
  await tagline.fill('Quiet rooms, loud results')
  await expect(frame.getByText('Quiet rooms, loud results')).toBeAttached()
  await page.getByRole('button', { name: 'Publish and go on' }).click()
  await expect(page.getByRole('link', { name: /2 Logo/ })).toHaveAttribute('aria-current', 'page')
  expect(await (await page.request.get('/')).text()).toContain('Quiet rooms, loud results')
  await page.getByRole('button', { name: 'Next: Colours' }).click()
  await expect(page.getByRole('heading', { name: 'Resulting colours' })).toBeVisible()
  await page.getByRole('button', { name: 'Next: Parts' }).click()
  const blog = page.getByRole('checkbox', { name: /Blog/ })
  const publishBlog = async (isOn: boolean) => {
    await blog.setChecked(isOn)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('This is what visitors see.')).toBeVisible()
    await expect.poll(async () => (await page.request.get('/blog')).status()).toBe(isOn ? 200 : 404)
  }
  await expect(blog).toBeChecked()
  await publishBlog(false)
  await publishBlog(true)
  await page.getByRole('button', { name: 'Next: Services' }).click()
  const services = page.getByRole('group', { name: 'Services that you offer' })
  const last = services.getByRole('checkbox').last()
  const slug = await last.getAttribute('value')
  await last.uncheck()
  await page.getByRole('button', { name: 'Show these services' }).click()
  await expect(page.getByText(/Saved\. Visitors see \d+ services\./)).toBeVisible()
  expect((await page.request.get(`/services/${slug}`)).status()).toBe(404)
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await services.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Show these services' }).click()
  await expect.poll(async () => (await page.request.get(`/services/${slug}`)).status()).toBe(200)
  await page.getByRole('link', { name: 'Next: Sample content' }).click()
  await page.getByRole('checkbox', { name: /Testimonials/ }).waitFor()
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  await page.getByRole('button', { name: 'Take these off the site' }).click()
  await expect(page.getByText('Choose what to take off the site.').first()).toBeVisible()
  await expectAccessibleInEveryViewport(page, { except: ['iframe'] })
  await page.getByRole('link', { name: 'Next: What is left' }).click()
  await expect(page.getByRole('heading', { name: 'Look at your site' })).toBeVisible()
  await page.goto('/admin/setup')
  await expect(page.getByRole('link', { name: /7 What is left/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
