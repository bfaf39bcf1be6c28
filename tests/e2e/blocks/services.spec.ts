import { expect, mounted, open, test } from '#tests/e2e/fixtures.ts'

// Sections that list the services of the site.
const path = '/our-services'

test('services are found by their words as you type, without empty families', async ({ page }) => {
  await open(page, path)
  const search = page.getByRole('search')
  const field = search.getByRole('searchbox', { name: 'Find a service' })
  const main = page.getByRole('main')
  const names = main.getByRole('listitem').filter({ hasText: ' nm' }).getByRole('link')
  const families = main.getByRole('heading', { level: 3 })
  await expect(search.getByRole('status')).toHaveText('15 services')
  await mounted(page, search)
  await field.pressSequentially(' WEBSITES  what')
  await expect(search.getByRole('status')).toHaveText('1 service found')
  await expect(names.filter({ visible: true }).first()).toHaveText('Websites')
  await expect(families.filter({ hasText: 'Build' })).toHaveText('Build1')
  await expect(families.filter({ hasText: 'Video' })).toHaveCount(0)
  await field.fill('submarines ')
  await expect(search.getByRole('status')).toHaveText('No service found for “submarines”')
  await expect(families.filter({ hasText: 'Build' })).toHaveCount(0)
  // The wavelength is no part of what is searched.
  await field.fill('nm')
  await expect(search.getByRole('status')).toHaveText('No service found for “nm”')
  await field.fill('')
  await expect(search.getByRole('status')).toHaveText('15 services')
  await expect(families.filter({ hasText: 'Video' })).toHaveCount(1)
})

test('services stand on a scale of 8 px a nanometre, and none overlaps another', async ({
  page,
}) => {
  await open(page, path)
  const scale = page.getByRole('region', { name: 'By hue' })
  const services = scale.getByRole('listitem')
  await expect(services).toHaveCount(15)
  const perNanometre = await services.evaluateAll((all) => {
    const start = all[0]?.parentElement?.getBoundingClientRect().top ?? 0
    return all.map(
      (each) =>
        (each.getBoundingClientRect().top - start) /
        (Number(each.textContent.match(/(\d+) nm/)?.[1]) - 400),
    )
  })
  for (const pixels of perNanometre) expect(pixels).toBeCloseTo(8, 0)
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const overlaps = await services.evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect())
      return boxes.filter(({ top }, index) => (boxes[index - 1]?.bottom ?? 0) > top + 1).length
    })
    expect(overlaps, `bands that overlap at ${width} px`).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const animations = () =>
    scale.evaluate((element) => element.getAnimations({ subtree: true }).length)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(animations).toBeGreaterThan(15)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(animations, 'with reduced motion').toBe(0)
  await expect(scale.locator('.spectrum-marker')).toBeHidden()
  await expect(scale.locator('.spectrum-wave')).toHaveCSS('clip-path', 'none')
})

test('the hero names its clients, and leaves no empty band below the services on wide monitors', async ({
  page,
}) => {
  await open(page, '/about')
  const clients = page.getByText('Some clients').locator('../..')
  await expect(clients.getByRole('listitem')).toHaveCount(5)
  const intro = page.getByText('What the fixture agency does')
  expect(await intro.evaluate(contrastOverWhite), 'over a white film').toBeGreaterThan(4.5)
  await page.setViewportSize({ width: 2560, height: 1440 })
  const spectrum = page.getByRole('navigation', { name: 'Services by wavelength' })
  const [band, ticks] = await Promise.all([
    spectrum.boundingBox(),
    spectrum.getByRole('list').boundingBox(),
  ])
  expect((band?.height ?? 0) - (ticks?.height ?? 0)).toBeLessThan(4)
  const tiles = page
    .locator('section', { has: page.getByRole('heading', { name: 'Service tiles' }) })
    .getByRole('listitem')
  const [large, small] = await Promise.all([
    tiles.first().boundingBox(),
    tiles.nth(1).boundingBox(),
  ])
  expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.9)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all services are listed, without a search field', async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Websites', exact: true }).first()).toBeVisible()
    await expect(main.getByRole('searchbox')).toHaveCount(0)
  })
})

test('a wave can be tuned by name, fields and dragging, heard, saved and sent', async ({
  page,
}) => {
  await open(page, path)
  const tuner = page.getByRole('region', { name: 'Tune a wave' })
  await tuner.scrollIntoViewIfNeeded()
  await mounted(page, tuner)
  const wave = tuner.locator('path')
  const untuned = (await wave.getAttribute('d')) ?? ''
  await tuner.getByLabel('Your name').fill('Ada')
  await expect(wave).not.toHaveAttribute('d', untuned)
  const across = (source: string) =>
    tuner.getByRole('group', { name: source }).getByRole('slider', { name: 'Across' })
  await across('First source').press('ArrowRight')
  await expect(across('First source')).toHaveValue('29')

  const drawing = tuner.locator('svg').first()
  await drawing.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await drawing.boundingBox()) ?? {}
  await page.mouse.move(x + width * 0.74, y + height * 0.3)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height * 0.2)
  await page.mouse.up()
  await expect(across('Second source')).toHaveValue('50')
  await expect(across('First source')).toHaveValue('29')

  const sound = tuner.getByRole('button', { name: 'Sound' })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  const download = page.waitForEvent('download')
  await tuner.getByRole('button', { name: 'Save picture' }).click()
  expect((await download).suggestedFilename()).toBe('my-wave.png')
  await tuner.getByRole('button', { name: 'Copy link' }).click()
  await expect(tuner.getByRole('status')).toHaveText('Copied')

  const tuned = (await wave.getAttribute('d')) ?? ''
  await page.goto(`${path}?name=Ada&sources=29,64,50,20`)
  await tuner.scrollIntoViewIfNeeded()
  await expect(wave).toHaveAttribute('d', tuned)
})

test('a service leads to the others: by links, arrow keys and the mark of the spectrum', async ({
  page,
}) => {
  await open(page, '/services/seo')
  const nav = page.getByRole('navigation', { name: 'Services along the spectrum' })
  await expect(nav.getByRole('list').getByRole('link')).toHaveCount(15)
  const own = nav.locator('[aria-current=page]')
  const ownName = await own.textContent()
  await nav.scrollIntoViewIfNeeded()
  await mounted(page, nav)
  await own.focus()
  await page.keyboard.press('ArrowLeft')
  const before = nav.locator('a:focus')
  const [name, href] = [await before.textContent(), await before.getAttribute('href')]
  expect(name).not.toBe(ownName)
  await expect(nav.locator('[data-name]')).toHaveText(name ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(own).toBeFocused()
  const target = await nav
    .getByRole('list')
    .getByRole('link', { name: name ?? '', exact: true })
    .boundingBox()
  const mark = await nav.locator('.spectrum-nav-mark').boundingBox()
  if (!target || !mark) throw new Error('The ruler is not shown.')
  const y = mark.y + mark.height / 2
  await page.mouse.move(mark.x + mark.width / 2, y)
  await page.mouse.down()
  await page.mouse.move(target.x + target.width / 2, y, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(href ?? '')
})

/** The contrast of a text whose shade lies over white. */
function contrastOverWhite(text: Element) {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no canvas.')
  function luminance(...colours: string[]) {
    if (!context) return 0
    for (const colour of ['white', ...colours]) {
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
      (part) => (part / 255) ** 2.2,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const shade = luminance(getComputedStyle(text, '::before').backgroundColor)
  return (luminance(getComputedStyle(text).color) + 0.05) / (shade + 0.05)
}
