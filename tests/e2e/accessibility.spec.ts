import { expectSound, looks } from './expect-accessible.ts'
import { expect, open, test } from './fixtures.ts'

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

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use)

    for (const path of screens) {
      test(`${path} has nothing that axe objects to, and nothing stands out`, async ({ page }) => {
        await open(page, path)
        await expectSound(page)
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
