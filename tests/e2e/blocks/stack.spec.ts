import { expect, open, test } from '#tests/e2e/fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

// The last two are windows of small laptops, in which a sheet is lower.
for (const [width, height] of [
  [1440, 900],
  [1366, 657],
  [1440, 600],
] as const) {
  test(`stacks its sheets 80 px from the top, 600 px apart, and shrinks covered ones to 70 % at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/about')
    const sheets = page.locator('.stack-sheet')
    await expect(sheets).toHaveCount(4)
    await expect(page.locator('.stack-sheet li')).toHaveCount(16)
    const gradients = await sheets.evaluateAll((all) =>
      all.map((sheet) => /\d+deg/.exec(getComputedStyle(sheet).backgroundImage)?.[0]),
    )
    expect(new Set(gradients).size).toBe(4)
    const start = await page
      .locator('.stack-mark')
      .first()
      .evaluate((mark) => mark.getBoundingClientRect().top + scrollY - 80)
    const boxes = async (scroll: number) => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), start + scroll)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      return sheets.evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().toJSON()))
    }
    const atStart = await boxes(0)
    expect(atStart[0].top).toBeCloseTo(80, 0)
    expect(atStart[0].width).toBeCloseTo(width, 0)
    expect(Math.floor(atStart[0].bottom), 'fits').toBeLessThanOrEqual(height)
    expect(atStart[1].top).toBeCloseTo(680, 0)
    const halfway = await boxes(300)
    expect(halfway[0].top).toBeCloseTo(80, 0)
    expect(halfway[0].width / width).toBeCloseTo(0.85, 1)
    const covered = await boxes(600)
    expect(covered[0].width / width).toBeCloseTo(0.7, 2)
    expect(covered[1].top).toBeCloseTo(80, 0)
    expect(covered[1].width).toBeCloseTo(width, 0)
    const end = await boxes(1800)
    expect(end.map(({ top }) => Math.round(top))).toEqual([80, 80, 80, 80])
    expect(end[3].width).toBeCloseTo(width, 0)
    const cut = await sheets.evaluateAll((all) =>
      all.map((sheet) => {
        const [content] = sheet.children
        return (content?.scrollHeight ?? 0) - sheet.clientHeight
      }),
    )
    expect(Math.max(...cut), 'no content is cut off').toBeLessThanOrEqual(0)
  })
}

test('fades its sheets in when they become visible, and never hides the focus under a later one', async ({
  page,
}) => {
  await open(page, '/about')
  const content = page.locator('.stack-sheet [data-island=reveal]')
  await expect(content.last()).toHaveAttribute('data-reveal', 'waiting')
  await content.last().scrollIntoViewIfNeeded()
  await expect(content.last()).toHaveAttribute('data-reveal', 'shown')
  await expect(content.last()).toHaveCSS('opacity', '1')
  const link = page.locator('.stack-sheet').first().getByRole('link').first()
  await page.locator('.stack-sheet').nth(2).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 900))
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const isOnTop = () =>
    link.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const topmost = document.elementFromPoint(box.left + 10, box.top + box.height / 2)
      return topmost !== null && (element.contains(topmost) || topmost.contains(element))
    })
  await expect.poll(isOnTop).toBe(true)
})

test('its sheets can fill the window', async ({ page }) => {
  await open(page, '/our-services')
  const sheets = page.locator('.stack-sheet')
  await expect(sheets.first()).toHaveCSS('position', 'sticky')
  const size = await sheets.first().evaluate((element) => ({
    width: (element as HTMLElement).offsetWidth,
    height: (element as HTMLElement).offsetHeight,
  }))
  expect(size.width).toBe(1440)
  // The viewport minus the header.
  expect(size.height).toBeGreaterThanOrEqual(900 - 80)
  const [bottom, after] = await Promise.all([
    sheets.last().evaluate((element) => element.getBoundingClientRect().bottom),
    page
      .getByRole('region', { name: 'After the sheets' })
      .evaluate((element) => element.getBoundingClientRect().top),
  ])
  expect(after).toBeGreaterThanOrEqual(bottom - 1)
})

test('a wide sheet shows the picture of its first service, and another’s under the pointer or the focus', async ({
  page,
}) => {
  await open(page, '/about')
  const sheet = page.locator('.stack-sheet').first()
  await sheet.scrollIntoViewIfNeeded()
  const pictures = sheet.getByRole('listitem').locator('img')
  const shown = () =>
    pictures.evaluateAll((all) => all.map((picture) => picture.getClientRects().length > 0))
  expect(await shown()).toEqual([true, false, false, false])
  await sheet.getByRole('link').nth(2).hover()
  expect(await shown()).toEqual([true, false, true, false])
  await page.mouse.move(0, 0)
  await sheet.getByRole('link').nth(1).focus()
  expect(await shown()).toEqual([true, true, false, false])
  const box = await pictures.nth(1).boundingBox()
  expect(box?.width).toBeGreaterThan(1440 / 2)
})
