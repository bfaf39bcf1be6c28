import { expect, test } from '#tests/e2e/fixtures.ts'
import { buttonsWithoutEffect } from './buttons.ts'
import { assetsOf, crawl, differentPages, formsOf, linksOf } from './crawl.ts'

test('every fragment link has a target on its page', async ({ site }) => {
  const pages = await crawl(site)
  const missing: string[] = []
  for (const [path, { html }] of pages) {
    for (const href of linksOf(html).filter((link) => link.includes('#'))) {
      const target = new URL(href, site.origin + path)
      if (target.origin !== site.origin) continue
      const found = pages.get(target.pathname)
      const page = found?.location ? pages.get(found.location) : found
      const id = decodeURIComponent(target.hash.slice(1))
      if (!page?.html.includes(`id="${id}"`)) missing.push(`${path}: ${href}`)
    }
  }
  expect(missing).toEqual([])
})

test('every link has a valid href', async ({ site }) => {
  const wrong: string[] = []
  for (const [path, { html }] of await crawl(site)) {
    for (const href of linksOf(html)) {
      if (!/^(#.|\/(?!\/)|https:\/\/|mailto:([^@\s]+@[^@\s]+|\?subject=.+)$|tel:\+\d+$)/.test(href))
        wrong.push(`${path}: "${href}"`)
    }
  }
  expect(wrong).toEqual([])
})

test('every picture, video, style, script and share picture exists, and browsers keep pictures and videos for a year', async ({
  site,
}) => {
  const assets = new Map<string, string>()
  for (const [path, { html }] of await crawl(site)) {
    for (const asset of assetsOf(html)) assets.set(asset, path)
  }
  expect(assets.size).toBeGreaterThan(5)
  const wrong: string[] = []
  for (const [asset, path] of assets) {
    const { status, headers } = await fetch(site.origin + asset, { method: 'HEAD' })
    if (status !== 200) wrong.push(`${path}: ${asset} answers ${status}`)
    const isSeen = /^(?:image|video)\//.test(headers.get('content-type') ?? '')
    const isKept = headers.get('cache-control')?.includes('immutable')
    if (isSeen && !isKept) wrong.push(`${path}: ${asset} is not kept`)
  }
  expect(wrong).toEqual([])
})

test('every form has an action that handles it', async ({ site }) => {
  // One form of each kind, because all openings and all footers have the same form.
  const forms = new Map<string, { method: string; action: string }>()
  for (const [path, { html }] of await crawl(site)) {
    for (const form of formsOf(html, path)) {
      forms.set(`${form.method} ${form.action.replace(/\/career\/.+/, '/career/…')}`, form)
    }
  }
  expect(forms.size).toBeGreaterThan(2)
  for (const [kind, { method, action }] of forms) {
    const response = await fetch(site.origin + action, {
      method,
      headers: { Origin: site.origin },
      body: method === 'POST' ? new URLSearchParams({ empty: '' }) : undefined,
    })
    expect([200, 400, 422], kind).toContain(response.status)
    expect(response.headers.get('content-type'), kind).toContain('text/html')
    expect(await response.text(), kind).toMatch(method === 'POST' ? /required|valid|enter/i : /<h1/)
  }
})

test.describe('with reduced motion, so that nothing moves automatically', () => {
  test.use({ expectedMessages: ['400', '422'] })

  test('every button has an effect', async ({ page, site }) => {
    test.setTimeout(240_000)
    const paths = [...differentPages(await crawl(site))]
    const withoutEffect: string[] = []
    for (const [scope, visited] of [
      ['main button', paths],
      ['header button, footer button', ['/']],
    ] as const) {
      for (const path of visited) {
        const result = await buttonsWithoutEffect(page, path, scope)
        withoutEffect.push(...result.withoutEffect)
      }
    }
    expect(withoutEffect).toEqual([])
  })
})
