import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startOwnContent } from '#tests/fixtures/own-content.ts'
import { site } from '#tests/fixtures/site-content/site.ts'
import { expect, mounted, open, test } from './fixtures.ts'

test('opens a dropdown with twelve services in three columns on hover', async ({ page }) => {
  await open(page, '/services/seo')
  const panel = page.locator('#services-menu')
  await expect(panel).toBeHidden()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Services' })
    .hover()
  await expect(panel).toBeVisible()
  const links = panel.getByRole('list').first().getByRole('link')
  await expect(links).toHaveCount(12)
  await expect(panel.getByRole('list', { name: 'More services' }).getByRole('link')).toHaveText([
    'Films',
    'Animation',
    'Sound',
  ])
  const box = await panel.boundingBox()
  expect(box?.width).toBe(700)
  expect(box?.height).toBeLessThanOrEqual(400)
  const columns = await links.evaluateAll(
    (all) => new Set(all.map((a) => Math.round(a.getBoundingClientRect().left))).size,
  )
  expect(columns).toBe(3)
  await expect(panel.locator('[aria-current=page]')).toHaveText(/Search/)
  await page.mouse.move(700, 700)
  await expect(panel).toBeHidden()
})

test('the header is dark above a dark opening only', async ({ page }) => {
  const scheme = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).colorScheme)
  await open(page, '/about')
  expect(await scheme()).toBe('dark')
  await open(page, '/blog')
  expect(await scheme()).toBe('light dark')
})

test('opens the dropdown with the keyboard, and Escape closes it and restores the focus', async ({
  page,
}) => {
  await open(page, '/')
  const toggle = page.getByRole('button', { name: 'Show all services' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.locator('#services-menu a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#services-menu')).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('a dropdown opened by hover stays on a click of the mouse, and closes on Escape', async ({
  page,
}) => {
  await open(page, '/')
  const toggle = page.getByRole('button', { name: 'Show all services' })
  const panel = page.locator('#services-menu')
  await toggle.hover()
  await expect(panel).toBeVisible()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('opens the dropdown with its button', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Show all services' }).tap()
    await expect(page.locator('#services-menu')).toBeVisible()
    await page.locator('#services-menu').getByRole('link', { name: /Apps/ }).tap()
    await expect(page).toHaveURL('/services/apps')
    await expect(page.locator('#services-menu')).toBeHidden()
  })
})

test('says at the end of a page who is at the desk, and what inquiries can count on', async ({
  page,
}) => {
  await open(page, '/cards')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Lima is in.')).toHaveCount(1)
  await expect(footer.getByText('An answer within 12 hours.')).toHaveCount(1)
  await expect(footer.getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/contact')
  await open(page, '/about')
  await expect(page.getByRole('main').getByText('Lima is in.')).toBeVisible()
  await expect(footer.getByText('Lima is in.')).toBeHidden()
})

test('its header has two buttons and a telephone link', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Start', exact: true }).first()).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(header.getByRole('link', { name: 'Jobs' }).first()).toHaveAttribute(
    'href',
    '/career',
  )
  await expect(header.getByRole('link', { name: 'Call us' }).first()).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  )
  await expect(header.getByRole('link', { name: 'Home', exact: true })).toHaveClass(/active/)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens the menu, then its Services list, and links to the partners', async ({ page }) => {
    await open(page, '/')
    const menu = page.locator('.mobile-menu > summary')
    await menu.click()
    const list = page.getByRole('navigation', { name: 'Menu' })
    await expect(list).toBeVisible()
    await expect(list.getByRole('link', { name: 'Search' })).toBeHidden()
    await list.getByText('Services', { exact: true }).click()
    await expect(list.getByRole('link', { name: 'Search' })).toBeVisible()
    await expect(list.getByRole('link', { name: 'Sound' })).toBeVisible()
    await list.getByRole('link', { name: 'Partners' }).click()
    await expect(page).toHaveURL('/partners')
    await expect(list).toBeHidden()
  })

  test('closes the menu when the focus leaves it, and on a link to the current page', async ({
    page,
  }) => {
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.locator('.mobile-menu > summary').click()
    await menu.getByRole('link', { name: 'Call us' }).focus()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    await page.locator('.mobile-menu > summary').click()
    await menu.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(menu).toBeHidden()
  })

  test('the page behind the menu does not scroll, but does if the window is widened', async ({
    page,
  }) => {
    await open(page, '/')
    await page.locator('.mobile-menu > summary').click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => menu.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    await page.mouse.wheel(0, 3000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.setViewportSize({ width: 1200, height: 800 })
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('closes the menu on Escape', async ({ page }) => {
    await open(page, '/')
    await page.locator('.mobile-menu > summary').click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  })
})

test('shows links, services, contact and newsletter in the footer', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /^Plain Agency on / })).toHaveCount(2)
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')
  await expect(quick).toHaveCount(8)
  const services = footer.getByRole('navigation', { name: 'Our Services' }).getByRole('link')
  await expect(services).toHaveCount(15)
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByRole('link', { name: site.phone.label })).toBeVisible()
  await expect(footer.getByLabel('Your email address')).toBeVisible()
  await expect(footer.getByText(site.tagline)).toBeVisible()
  await expect(footer).toContainText('© 2026')
})

test('scrolls to the top on every navigation', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('answers an unknown path with status 404', async ({ page }) => {
  test.info().annotations.push({ type: 'why', description: 'the browser itself reports the 404' })
  const response = await page.request.get('/no-such-page')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('404 - Page Not Found')
})

test.describe('on the first page of a tab', () => {
  test.use({ splashSeen: false, reducedMotion: 'no-preference' })

  test('the splash counts from 0 to 100 in steps of 20 ms, disappears after two seconds and is not repeated', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'commit' })
    const splash = page.locator('.splash')
    await splash.waitFor({ state: 'attached' })
    const at = (time: number) =>
      splash.evaluate((element, now) => {
        for (const animation of element.getAnimations({ subtree: true })) {
          animation.pause()
          animation.currentTime = now
        }
        const style = getComputedStyle(element)
        const places = [...element.querySelectorAll('p > span')].map((place) => {
          const lines = (place.textContent ?? '').split('\n')
          const { top, height } = place.getBoundingClientRect()
          const above = (place.parentElement?.getBoundingClientRect().top ?? 0) - top
          return lines[Math.round((above / height) * lines.length)]
        })
        return {
          count: places.join(''),
          visibility: style.visibility,
          moved: element.getBoundingClientRect().top < 0,
        }
      }, time)
    // The element may be there before the style sheet.
    await expect.poll(() => at(0)).toMatchObject({ count: '0', visibility: 'visible' })
    expect((await at(19)).count).toBe('0')
    expect((await at(21)).count).toBe('1')
    expect((await at(1019)).count).toBe('50')
    expect(await at(1799)).toMatchObject({ count: '89', moved: false })
    expect(await at(1900)).toMatchObject({ moved: true, visibility: 'visible' })
    expect(await at(2000)).toMatchObject({ count: '100', visibility: 'hidden' })
    await page.reload()
    await mounted(page)
    await expect(splash).toBeHidden()
  })

  test('the splash disappears without JavaScript', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.origin)
    await expect(page.locator('.splash')).toHaveCSS('visibility', 'hidden')
    await context.close()
  })
})

test.describe('between two pages', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('a service’s bar and a case’s picture grow into their pages, and nothing keeps a name', async ({
    page,
  }) => {
    await page.addInitScript(recordTransition)
    await open(page, '/our-services')
    await mounted(page)
    await page.getByRole('main').getByRole('link', { name: 'Search', exact: true }).first().click()
    await expect(page).toHaveURL('/services/seo')
    expect(await movedParts(page)).toEqual(['bar', 'covered'])
    await open(page, '/projects')
    await mounted(page)
    await page.locator('a[href="/projects/corner-shop"]').click()
    await expect(page).toHaveURL('/projects/corner-shop')
    expect(await movedParts(page)).toEqual(['covered', 'picture'])
    await page.goBack()
    await expect(page).toHaveURL('/projects')
    expect(await movedParts(page)).toContain('leaving')
    await expect(page.locator('[style*=growth]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('view-transition-name', 'none')
  })
})

/** Keeps the names of what the transition to this page animates. */
function recordTransition() {
  addEventListener('pagereveal', ({ viewTransition }) => {
    const names = viewTransition?.ready.then(() => {
      const animations = document.getAnimations()
      const effects = animations.map(({ effect }) => effect as KeyframeEffect | null)
      const parts = effects.map(
        (effect) => /^::view.*\((.*)\)/.exec(effect?.pseudoElement ?? '')?.[1],
      )
      return [...new Set(parts)].filter(Boolean).sort()
    })
    Object.assign(window, { names })
  })
}

function movedParts(page: Page) {
  return page.evaluate(() => (window as { names?: Promise<string[]> }).names)
}

test('has a skip link to the content', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

/** The only file needed to add a service. */
const sixteenthService = `
import { madeService } from '#tests/fixtures/site-content/made.ts'
export const { service, page } = madeService({
  slug: 'podcasts', title: 'Podcasts', family: 'Video', lambda: 655, menuPosition: null,
})
`

test('a sixteenth service appears in menus, overview, footer, sitemap and contact form by one file', async ({
  page,
}) => {
  const site = await startOwnContent((content) =>
    writeFile(join(content, 'services', 'podcasts.ts'), sixteenthService),
  )
  const path = '/services/podcasts'
  await open(page, `${site.origin}/about`)
  const scale = page.getByRole('navigation', { name: 'Services by wavelength' }).getByRole('list')
  const text = await scale.evaluate((list) => getComputedStyle(list, '::before').content)
  expect(text).toBe('"400 nm / sixteen services, one spectrum"')
  await page.getByRole('button', { name: 'Show all services' }).click()
  const panel = page.locator('#services-menu')
  await expect(panel.getByRole('link', { name: 'Podcasts' })).toBeVisible()
  const box = await panel.boundingBox()
  expect(box?.width).toBe(700)
  expect(box?.height).toBeLessThanOrEqual(400)
  // Nothing is below the fold of the panel.
  expect(await panel.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Our Services' })
  await expect(footer.getByRole('link', { name: 'Podcasts' })).toHaveCount(1)
  await panel.getByRole('link', { name: 'Podcasts' }).click()
  await expect(page).toHaveURL(site.origin + path)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const response = await page.request.get(new URL(picture ?? '', site.origin).href)
  expect(response.headers()['content-type'], 'a default share picture').toBe('image/jpeg')
  await page.getByRole('main').getByRole('link', { name: 'Ask about it' }).click()
  await expect(page.getByRole('main')).toContainText('About Podcasts')
  await expect(page.getByRole('radio', { name: 'Advice', checked: true })).toHaveCount(1)
  await open(page, `${site.origin}/our-services`)
  const overview = page.getByRole('main').getByRole('region', { name: 'Video' })
  await expect(overview.getByRole('link', { name: /Podcasts/ })).toHaveAttribute('href', path)
  expect(await (await page.request.get(`${site.origin}/sitemap.xml`)).text()).toContain(path)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.mobile-menu > summary').click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByText('Services', { exact: true }).click()
  await menu.getByRole('link', { name: 'Podcasts' }).click()
  await expect(page).toHaveURL(site.origin + path)
  await site.stop()
})

for (const [from, to] of [
  ['/contactSection', '/contact'],
  ['/CONTACTSECTION/', '/contact'],
  ['/About/', '/about'],
] as const) {
  test(`${from} redirects to ${to} and keeps its query`, async ({ request }) => {
    const response = await request.get(`${from}?utm_source=card&x=1`, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe(`${to}?utm_source=card&x=1`)
  })
}

test('keeps the fonts of the first screen for a year', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const fonts = [...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, href = '']) => href)
  expect(fonts).toHaveLength(3)
  for (const font of fonts) {
    const { 'cache-control': kept } = (await request.get(font)).headers()
    expect(kept).toBe('public, max-age=31536000, immutable')
  }
  const sheet = /href="(\/styles\/[^"]+)"/.exec(html)?.[1] ?? ''
  expect(await (await request.get(sheet)).text()).not.toContain('-extended')
})
