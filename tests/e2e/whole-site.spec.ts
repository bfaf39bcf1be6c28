import { crawl, linksOf } from './crawl.ts'
import { expect, test } from './fixtures.ts'

test('leads nowhere that is not there', async ({ site }) => {
  const pages = await crawl(site)
  expect(pages.size).toBeGreaterThan(50)
  for (const [path, { status }] of pages) expect([200, 308], path).toContain(status)
  const dead = [...pages].flatMap(([path, { html }]) =>
    linksOf(html)
      .filter((href) => href === '' || href === '#')
      .map((href) => `${path}: "${href}"`),
  )
  expect(dead).toEqual([])
})

test('has its own title and description on every page, and no style attribute', async ({
  site,
}) => {
  const titles = new Map<string, string>()
  for (const [path, { status, html }] of await crawl(site)) {
    if (status !== 200) continue
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/)
    const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? ''
    // Both addresses of the partner screen show the same.
    if (!path.startsWith('/partner'))
      expect(titles.get(title), `${path} has the title of another page`).toBe(undefined)
    titles.set(title, path)
  }
})

// 320 px, 1440 px at a zoom of 200 %, and 1440 px.
for (const width of [320, 720, 1440]) {
  test(`cuts no text off and needs no sideways scroll on any page at ${width} px`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 800 })
    const wide: string[] = []
    for (const [path, { status }] of await crawl(site)) {
      if (status !== 200) continue
      await page.goto(path, { waitUntil: 'load' })
      wide.push(...(await page.evaluate(textBeyondTheEdge)).map((fault) => `${path}: ${fault}`))
    }
    expect(wide).toEqual([])
  })
}

/** Runs in the page. What is pushed sideways in a box of its own may reach beyond the edge. */
function textBeyondTheEdge() {
  const elsewhere =
    '.sr-only, .card-run, .marquee-track, .client-wall, .carousel-viewport, .overflow-x-auto, .table-scroll, pre'
  const edge = document.documentElement.clientWidth + 1
  const beyond: string[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') as Node,
    NodeFilter.SHOW_TEXT,
  )
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest(elsewhere) || !text.nodeValue?.trim()) continue
    const range = document.createRange()
    range.selectNode(text)
    const { right, width } = range.getBoundingClientRect()
    if (width > 0 && right > edge) beyond.push(`"${text.nodeValue.slice(0, 40)}" ends at ${right}`)
  }
  const reach = document.documentElement.scrollWidth
  return reach > edge ? [...beyond, `the page is ${reach} px wide`] : beyond
}

test('shows no picture that is broken or stretched', async ({ page, site }) => {
  test.setTimeout(240_000)
  const wrong: string[] = []
  for (const [path, { status }] of await crawl(site)) {
    if (status !== 200) continue
    await page.goto(path, { waitUntil: 'load' })
    wrong.push(...(await page.evaluate(faultsOfPictures)).map((fault) => `${path}: ${fault}`))
  }
  expect(wrong).toEqual([])
})

/** Runs in the page: loads every picture and compares what is drawn with what it is. */
async function faultsOfPictures() {
  const faults: string[] = []
  for (const image of document.images) {
    image.loading = 'eager'
    await image.decode().catch(() => faults.push(`${image.src} is broken`))
    if (getComputedStyle(image).objectFit === 'cover' || image.offsetWidth === 0) continue
    const drawn = image.offsetWidth / image.offsetHeight
    const own = image.naturalWidth / image.naturalHeight
    if (Math.abs(drawn / own - 1) > 0.03) faults.push(`${image.src} is stretched`)
  }
  return faults
}
