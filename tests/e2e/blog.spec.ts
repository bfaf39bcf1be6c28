import { expect, open, test } from './fixtures.ts'

test('lists, searches and filters the posts', async ({ page }) => {
  await open(page, '/blog')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(12)
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'All',
    'AI Strategy',
    'Implementation',
    'Design',
    'Analytics',
    'Automation',
  ])
  await page.getByLabel('Category').selectOption('Design')
  await expect(page).toHaveURL(/category=Design/)
  await expect(articles).toHaveCount(3)
  for (const article of await articles.all()) await expect(article).toContainText('Design')
  await page.getByLabel('Category').selectOption('All')
  await page.getByLabel('Search articles').fill('ORG CHART')
  await expect(articles).toHaveCount(1)
  await expect(articles).toContainText('Your menu is not your org chart')
  await page.getByLabel('Search articles').fill('no such words anywhere')
  await expect(page.getByText('No articles found matching your criteria')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No articles found matching your criteria')).toBeVisible()
  await expect(page.getByLabel('Search articles')).toHaveValue('no such words anywhere')
})

test('pages through older and newer posts', async ({ page }) => {
  await open(page, '/blog')
  await page.getByRole('link', { name: 'Older articles' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Newer articles' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
})

test('a link to the blog resets the filters, and pages past the end link to the last page', async ({
  page,
}) => {
  await open(page, '/blog?category=Design&q=menu')
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByLabel('Category')).toHaveValue('All')
  await expect(page.getByLabel('Search articles')).toHaveValue('')
  await page.goto('/blog?page=-5')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await page.goto('/blog?page=99')
  await page.getByRole('link', { name: 'Newer articles' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
})

test('shows an article with table of contents, author and related posts', async ({ page }) => {
  await open(page, '/blog/one-number-for-monday')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'One number for the Monday meeting',
  )
  await expect(page.getByText('Daniel Achterberg').first()).toBeVisible()
  await expect(page.locator('time').first()).toHaveText('November 18, 2026')
  const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
  expect(await contents.count()).toBeGreaterThan(2)
  const target = await contents.first().getAttribute('href')
  await contents.first().click()
  await expect(page.locator(`.article h2${target}`)).toBeInViewport()
  await expect(
    page.getByRole('complementary', { name: 'Read next' }).getByRole('article'),
  ).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'LinkedIn', exact: true })).toHaveAttribute(
    'href',
    /one-number-for-monday/,
  )
})

test('loads posts and questions from the API on client navigation, with a loading message', async ({
  page,
}) => {
  await open(page, '/contact')
  const release = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByText('Loading FAQs...')).toBeVisible()
  await expect(page.getByText('Loading blog posts...')).toBeVisible()
  release.resolve()
  await expect(page.locator('details[name=faq]')).toHaveCount(5)
  await expect(page.getByText('Loading blog posts...')).toBeHidden()
})

test.describe('with the API failing', () => {
  test.use({ expectedMessages: ['Failed to load resource'] })

  test('shows the built-in questions and posts without an error', async ({ page }) => {
    await open(page, '/contact')
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.locator('details[name=faq]')).toHaveCount(5)
    await expect(page.getByRole('main').getByRole('link', { name: /^Read More/ })).toHaveCount(3)
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
    await page.getByLabel('Search articles').fill('org chart')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })

  test('shows the built-in posts if the server is unreachable', async ({ page }) => {
    await open(page, '/contact')
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searches with a plain form', async ({ page }) => {
    await page.goto('/blog')
    await page.getByLabel('Search articles').fill('packaging')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })
})

test.describe('against injected scripts', () => {
  // The browser logs what it blocks.
  test.use({ expectedMessages: ["requires 'Trusted", 'Executing inline event handler'] })

  test('shows a post after client-side navigation, and blocks scripts injected into the page', async ({
    page,
  }) => {
    await open(page, '/blog')
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page.locator('.article p').first()).toBeVisible()
    const attempts = await page.evaluate(() => {
      const tryInnerHtml = (html: string) => {
        const element = document.createElement('div')
        try {
          element.innerHTML = html
        } catch (error) {
          return (error as Error).name
        }
        return element.innerHTML
      }
      const script = document.createElement('script')
      let scriptSrc = 'accepted'
      try {
        script.src = '/assets/other.js'
      } catch (error) {
        scriptSrc = (error as Error).name
      }
      return {
        scriptSrc,
        plain: tryInnerHtml('<p>Text</p>'),
        rejected: [
          '<img src=x onerror="alert(1)">',
          '<script>alert(1)</script>',
          '<a href="java\nscript:alert(1)">x</a>',
          '<iframe srcdoc="x"></iframe>',
          '<svg><script>alert(1)</script></svg>',
          '<template><img src=x onerror="alert(1)"></template>',
        ].map(tryInnerHtml),
      }
    })
    expect(attempts).toEqual({
      scriptSrc: 'TypeError',
      plain: '<p>Text</p>',
      rejected: Array(6).fill('TypeError'),
    })
  })
})

test('copies the link of an article over plain HTTP, where there is no clipboard API', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { clipboard?: Clipboard }).clipboard
  })
  const path = '/blog/one-number-for-monday'
  await open(page, path)
  const url = new URL(path, page.url()).href
  const button = page.getByRole('button', { name: 'Copy link' })
  await button.click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
  const field = page.getByRole('main').getByLabel('Your e-mail address')
  await field.press('ControlOrMeta+v')
  await expect(field).toHaveValue(url)

  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copied' }).click()
  await expect(page.getByRole('button', { name: 'Press Ctrl+C to copy' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+c')
  await field.fill('')
  await field.press('ControlOrMeta+v')
  await expect(field).toHaveValue(url)
})
