import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const widths = [390, 600]
const schemes = ['light', 'dark'] as const

const axe = join(import.meta.dirname, '../../../node_modules/axe-core/axe.min.js')

/** Opens an email as programs on a phone and in a window do. @throws Error with what does not fit or can't be read */
export async function renderEmail(html: string, pictures: string) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
  try {
    let count = 0
    for (const width of widths) {
      for (const colorScheme of schemes) {
        for (const withPictures of [true, false]) {
          const name = `${width}-${colorScheme}${withPictures ? '' : '-without-pictures'}`
          const shown = { width, colorScheme, withPictures, file: join(pictures, `${name}.png`) }
          const problems = await look(browser, html, shown)
          if (problems.length > 0) throw new Error(`${name}: ${problems.join('\n')}`)
          count++
        }
      }
    }
    return `${count} views, in ${pictures}`
  } finally {
    await browser.close()
  }
}

type Shown = {
  width: number
  colorScheme: (typeof schemes)[number]
  withPictures: boolean
  file: string
}

async function look(browser: Browser, html: string, shown: Shown) {
  const { width, colorScheme, withPictures, file } = shown
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme })
  if (!withPictures) await page.route(/\.(png|jpe?g|webp|gif)/, (route) => route.abort())
  await page.setContent(html, { waitUntil: 'load' })
  await page.screenshot({ path: file, fullPage: true })
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.evaluate(readFileSync(axe, 'utf8'))
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { runOnly: ['color-contrast', 'image-alt', 'link-name', 'html-has-lang', 'document-title'] })",
  )
  await page.close()
  return [
    ...(widest > width ? [`It is ${widest} px wide.`] : []),
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`)),
  ]
}
