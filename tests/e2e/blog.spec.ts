import type { Page } from '@playwright/test'
import { builtInPosts } from '#content/built-in-posts.ts'
import { faqs as builtInFaqs } from '#content/faqs.ts'
import { expect, holdRequest, mounted, open, test } from './fixtures.ts'

test('lists, searches and filters the posts without a new document', async ({ page }) => {
  await open(page, '/blog')
  await mounted(page)
  const title = await page.title()
  await markDocument(page)
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(12)
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'All',
    'Design',
    'Analytics',
  ])
  await page.getByLabel('Category').selectOption('Design')
  await expect(page).toHaveURL('/blog?category=Design')
  await expect(articles).toHaveCount(8)
  for (const article of await articles.all()) await expect(article).toContainText('Design')
  await page.getByLabel('Category').selectOption('All')
  const search = page.getByLabel('Search articles')
  await search.fill('POST FOURTEEN')
  await expect(articles).toHaveCount(1)
  await expect(page).toHaveURL('/blog?q=POST+FOURTEEN')
  await expect(articles).toContainText('Post fourteen')
  await search.fill('no such words anywhere')
  await expect(page.getByText('No articles found matching your criteria')).toBeVisible()
  await search.press('Enter')
  await expect(search).toBeFocused()
  await expect(page).toHaveTitle(title)
  expect(await isMarked(page)).toBe(true)
  await page.reload()
  await expect(page.getByText('No articles found matching your criteria')).toBeVisible()
  await expect(search).toHaveValue('no such words anywhere')
})

test('pages through older and newer posts without a new document, and back and forward', async ({
  page,
}) => {
  await open(page, '/blog')
  await mounted(page)
  await markDocument(page)
  const articles = page.getByRole('main').getByRole('article')
  const older = page.getByRole('link', { name: 'Older articles' })
  await older.click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(articles).toHaveCount(2)
  await expect(articles.first()).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(articles).toHaveCount(12)
  await page.goForward()
  await expect(articles).toHaveCount(2)
  await page.getByRole('link', { name: 'Newer articles' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(articles).toHaveCount(12)
  expect(await isMarked(page)).toBe(true)
})

test('shows that it is loading until the code of the list is there', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/articles-client-*.js')
  await open(page, '/blog')
  await page.getByLabel('Search articles').fill('post fourteen')
  await expect(page.getByText('Loading blog posts...')).toBeVisible()
  release()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Loading blog posts...')).toBeHidden()
})

test('shows only the answer to the latest search', async ({ page }) => {
  await open(page, '/blog')
  await mounted(page)
  const release = await holdRequest(page, '**/api/blog?*')
  const search = page.getByLabel('Search articles')
  const asked = page.waitForRequest(/q=twelve/)
  await search.fill('twelve')
  await asked
  // Sooner than its own time limit would.
  const aborted = page.waitForEvent('requestfailed', { timeout: 6_000 })
  await search.fill('thirteen')
  expect((await aborted).url()).toContain('q=twelve')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(0)
  await expect(page.getByText('Loading blog posts...')).toBeVisible()
  release()
  await expect(articles).toHaveCount(1)
  await expect(articles).toContainText('Post thirteen')
})

test('a link to the blog resets the filters, and pages past the end link to the last page', async ({
  page,
}) => {
  await open(page, '/blog?category=Design&q=post')
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
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/blog/post-fourteen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post fourteen')
  await expect(page.getByText('Person one').first()).toBeVisible()
  await expect(page.locator('time').first()).toHaveText('February 13, 2026')
  const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
  expect(await contents.count()).toBeGreaterThan(2)
  const target = await contents.first().getAttribute('href')
  await contents.first().click()
  await expect(page.locator(`.article h2${target}`)).toBeInViewport()
  // In a wide window a heading stands beside its text.
  const [beside, text] = await Promise.all(
    ['h2', 'h2 + p'].map((part) => page.locator(`.article > ${part}`).first().boundingBox()),
  )
  expect(Math.abs((beside?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(8)
  const waves = page.locator('.reading-wave')
  await expect(waves).toHaveCount(await contents.count())
  await expect(waves.first()).toHaveCSS('clip-path', 'inset(0px 0px 0%)')
  await expect(waves.last()).toHaveCSS('clip-path', 'inset(0px 0px 100%)')
  await expect(
    page.getByRole('complementary', { name: 'Read next' }).getByRole('article'),
  ).toHaveCount(3)
  const author = page.getByRole('complementary', { name: 'The author' })
  await expect(author).toContainText('Person one')
  await expect(author.locator('img')).toHaveCount(1)
  const url = encodeURIComponent(page.url().split('#')[0] ?? '')
  for (const network of ['LinkedIn', 'WhatsApp', 'X', 'Email']) {
    const link = page.getByRole('link', { name: network, exact: true })
    await expect.poll(() => link.getAttribute('href')).toContain(url)
  }
})

const fresh = {
  faqs: [{ id: 'fresh', question: 'A fresh question?', answer: 'Yes.' }],
  posts: builtInPosts.slice(0, 1).map((post) => ({ ...post, title: 'A fresh post' })),
}

test('loads questions and posts again when the page comes back after five minutes', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/about')
  await mounted(page)
  let asked = 0
  const { promise, resolve: release } = Promise.withResolvers<void>()
  // Not what tells Insights that the page is shown.
  await page.route('**/api/{faq,blog}*', async (route) => {
    asked += 1
    await promise
    const isFaq = route.request().url().endsWith('/api/faq')
    await route.fulfill({ json: isFaq ? fresh.faqs : fresh.posts })
  })
  // The clock runs on while the page is loaded.
  await comeBack(page, '04:50')
  expect(asked).toBe(0)
  const height = await page.evaluate(() => document.body.offsetHeight)
  await comeBack(page, '05:01')
  await expect(page.getByText('Loading FAQs...')).toBeVisible()
  await expect(page.getByText('Loading blog posts...')).toBeVisible()
  expect(await page.evaluate(() => document.body.offsetHeight)).toBe(height)
  release()
  await expect(questions(page)).toContainText(['A fresh question?'])
  await expect(teaser(page)).toContainText(['A fresh post'])
  await expect(page.getByText(/Loading (FAQs|blog posts)/)).toHaveCount(0)
})

test.describe('with the API failing', () => {
  test.use({ expectedMessages: ['Failed to load resource', 'reading'] })

  test('shows the built-in questions and posts on a page rendered without the store', async ({
    page,
  }) => {
    // As the server writes it if the store does not answer.
    await page.route('/about', async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replaceAll('data-when="restore"', 'data-when="visible"')
        .replaceAll('Question one?', 'Not the built-in question')
      await route.fulfill({ response, body: html })
    })
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await open(page, '/about')
    await expect(questions(page)).toContainText(['Not the built-in question'])
    await questions(page).first().scrollIntoViewIfNeeded()
    await expect(questions(page)).toContainText(builtInFaqs.map(({ question }) => question))
    await teaser(page).first().scrollIntoViewIfNeeded()
    await expect(teaser(page)).toContainText(builtInPosts.map(({ title }) => title))
  })

  test('searches the built-in posts on the blog, and keeps the list if an answer is not one', async ({
    page,
  }) => {
    await open(page, '/blog')
    const articles = page.getByRole('main').getByRole('article')
    const search = page.getByLabel('Search articles')
    await page.route('**/api/**', (route) => route.fulfill({ json: [null] }))
    await search.fill('post')
    await expect(page).toHaveURL('/blog?q=post')
    await expect(articles).toHaveCount(12)
    await expect(page.getByText('Loading blog posts...')).toBeHidden()
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'broken' }))
    await search.fill(builtInPosts[0]?.title ?? '')
    await expect(articles).toHaveCount(1)
    await page.route('**/api/**', (route) => route.abort())
    await search.fill('')
    await expect(articles).toHaveCount(builtInPosts.length)
  })

  test('lets the server search if the code of the list does not arrive', async ({ page }) => {
    await page.route('**/assets/articles-client-*.js', (route) => route.abort())
    await open(page, '/blog')
    await mounted(page)
    await page.getByLabel('Category').selectOption('Design')
    const articles = page.getByRole('main').getByRole('article')
    await expect(articles).toHaveCount(8)
    await page.getByLabel('Search articles').fill('post fourteen')
    await page.getByLabel('Search articles').press('Enter')
    await expect(articles).toHaveCount(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('searches and pages with a plain form and links, and hides what only scripts can do', async ({
    page,
  }) => {
    await page.goto('/blog')
    const articles = page.getByRole('main').getByRole('article')
    await page.getByRole('link', { name: 'Older articles' }).click()
    await expect(articles).toHaveCount(2)
    await page.getByLabel('Search articles').fill('post thirteen')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(articles).toHaveCount(1)
    await articles.getByRole('link').click()
    await expect(page.locator('.article p').first()).toBeVisible()
    await expect(page.getByText('Share this article')).toBeHidden()
  })
})

test.describe('against injected scripts', () => {
  // The browser logs what it blocks.
  test.use({ expectedMessages: ["requires 'Trusted", 'Executing inline event handler'] })

  test('blocks scripts and HTML injected into the page of a post', async ({ page }) => {
    await open(page, '/blog/post-fourteen')
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
      plain: 'TypeError',
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
  const path = '/blog/post-fourteen'
  await open(page, path)
  const url = new URL(path, page.url()).href
  const button = page.getByRole('button', { name: 'Copy link' })
  await button.click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
  const field = page.getByRole('contentinfo').getByLabel('Your email address')
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

function questions(page: Page) {
  return page.locator('details[name=faq]')
}

function teaser(page: Page) {
  return page.getByRole('main').getByRole('article').filter({ hasText: 'Read More' })
}

/** Leaves the page and comes back to it as from the back/forward cache, which Playwright disables. */
async function comeBack(page: Page, after: string) {
  const send = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await send('pagehide')
  await page.clock.fastForward(after)
  await send('pageshow')
}

/** Marks the document, so that a test can tell whether it is still the same. */
function markDocument(page: Page) {
  return page.evaluate(() => {
    document.documentElement.dataset.marked = ''
  })
}

function isMarked(page: Page) {
  return page.evaluate(() => document.documentElement.dataset.marked === '')
}
