import { AxeBuilder } from '@axe-core/playwright'
import { expect, open, test } from './journey.ts'

const screens = [
  '/',
  '/about',
  '/our-services',
  '/blog',
  '/blog/small-type-big-trust',
  '/contact',
  '/career',
  '/career/qa-tester',
  '/client',
  '/partner',
  '/animated-scroll',
  '/services/web-development',
  '/services/app-development',
  '/services/digital-marketing',
  '/services/startup-Consultancy',
  '/services/design-services',
  '/services/ecommerce-solutions',
  '/services/seo-services',
  '/services/social-media',
  '/services/whatsapp-marketing',
  '/services/video-production',
  '/services/performance-media',
  '/services/influencer-marketing',
  '/services/google-business',
  '/services/erp-services',
  '/services/email-marketing',
  '/services/google-ads',
  '/projects',
  '/projects/ganga-agro',
  '/terms',
  '/privacy',
  '/register',
  '/why-us',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
]

const settings = [
  { name: 'wide and light', width: 1440, colorScheme: 'light' },
  { name: 'narrow and dark', width: 390, colorScheme: 'dark' },
] as const

for (const { name, width, colorScheme } of settings) {
  test.describe(name, () => {
    test.use({
      viewport: { width, height: 900 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (const path of screens) {
      test(`${path} has nothing that axe objects to`, async ({ page }) => {
        await open(page, path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
          ),
        ).toEqual([])
      })
    }
  })
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  for (const path of screens) {
    test(`${path} needs no sideways scroll`, async ({ page }) => {
      await open(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('stands still', async ({ page }) => {
    await open(page, '/')
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
        )
        .map(({ id, effect }) => `${id} ${(effect as KeyframeEffect).target?.className}`)
    await expect.poll(() => page.evaluate(moving)).toEqual([])
    const video = page.locator('video').first()
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  })
})
