import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { actionPath } from '../model/admin-paths.ts'
import { pageAddress } from '../server/features/content/addresses.ts'
import { readDefaultContent } from '../server/features/content/defaults.ts'
import { ownerEmail, ownerPassword, signInOwner } from '../tests/fixtures/owner.ts'
import { startSite } from '../tests/fixtures/site.ts'

// Draws the picture of each kind of section that the editor shows to choose from, from the sample pages of the built
// site. Run it after changing how a section looks (BROWSER_PATH=… node art/sections.ts), and commit the output.
const contentFolder = fileURLToPath(new URL('../content', import.meta.url))
const folder = fileURLToPath(new URL('../app/admin/content/schema-form/kinds/', import.meta.url))

/** Pixels of the pictures, shown at half the size, and of the screen that they are taken from. */
const size = { width: 400, height: 250 }
const screen = { width: 1280, height: 800 }

const { pages } = await readDefaultContent(contentFolder)
const site = await startSite({ env: { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword } })
const browser = await chromium.launch({ executablePath: process.env.BROWSER_PATH })
try {
  await mkdir(folder, { recursive: true })
  const cookie = await signInOwner(site.origin)
  const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' })
  const drawn = new Set<string>()
  for (const [id, { blocks }] of pages) {
    const missing = blocks.flatMap(({ type }, index) => (drawn.has(type) ? [] : [{ type, index }]))
    if (missing.length === 0) continue
    const html = await renderedPage(`page:${id}`, pages.get(id), cookie)
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ body: html, contentType: 'text/html' })
        : route.continue(),
    )
    await page.goto(`${site.origin}${pageAddress(id)}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      document.documentElement.dataset.splash = 'seen'
    })
    for (const { type, index } of missing) {
      if (drawn.has(type)) continue
      await page.evaluate(showOnly, index)
      await page.evaluate(loadPictures)
      const small = sharp(await page.screenshot()).resize(size)
      await small.webp({ quality: 50 }).toFile(`${folder}${type}.webp`)
      drawn.add(type)
    }
    await page.unroute('**/*')
  }
  console.log(`${drawn.size} sections drawn.`)
} finally {
  await browser.close()
  await site.stop()
}

/** Runs in the page: hides all but one section. */
function showOnly(index: number) {
  for (const hidden of document.querySelectorAll('[data-hidden]')) {
    hidden.removeAttribute('data-hidden')
    ;(hidden as HTMLElement).style.removeProperty('display')
  }
  const shown = document.querySelectorAll(`[data-section="${index}"]`)
  const first = shown[0]
  for (
    let parent = first;
    parent && parent !== document.body;
    parent = parent.parentElement as Element
  ) {
    for (const sibling of parent.parentElement?.children ?? []) {
      if (
        sibling === parent ||
        [...shown].includes(sibling) ||
        sibling instanceof HTMLScriptElement
      )
        continue
      sibling.setAttribute('data-hidden', '')
      ;(sibling as HTMLElement).style.setProperty('display', 'none', 'important')
    }
  }
  scrollTo(0, 0)
}

/** Runs in the page: waits for the pictures in view. */
async function loadPictures() {
  const pictures = [...document.images].filter((each) => each.checkVisibility())
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((each) => each.decode()))
  await new Promise(requestAnimationFrame)
}

/** The page with the number of each section. */
async function renderedPage(document: string, value: unknown, cookie: string) {
  const response = await fetch(site.origin + actionPath('content.render'), {
    method: 'POST',
    body: new URLSearchParams({ document, body: JSON.stringify(value) }),
    headers: { Cookie: cookie, Accept: 'application/json', Origin: site.origin },
  })
  const { value: rendered } = (await response.json()) as { value: { html: string } }
  return rendered.html
}
