import { defineConfig } from '@playwright/test'

/**
 * Admin tests run on a new site; those tagged @large-store on one with years of data, whose lists they also filter to a few rows
 * and to none.
 */
const adminTests = 'admin/**/*.spec.ts'

/** What must hold for the content in content/, whatever it is. All other tests run on a fixture site. */
const contentTests = 'content/**/*.spec.ts'

export default defineConfig<object, { content: 'fixture' | 'own'; store: 'new' | 'large' }>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // Node strips the types itself; compiling all modules of the server with Babel took 30 s in the workers.
  build: { external: ['**/*'] },
  fullyParallel: true,
  forbidOnly: true,
  // More workers than cores, because tests often wait for timers and animations.
  workers: '150%',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  globalSetup: './tests/e2e/prepare-fixture-site.ts',
  globalTeardown: './tests/e2e/remove-large-store.ts',
  projects: [
    // First, so that they are ready when other projects begin.
    { name: 'large store', testMatch: 'large-store.setup.ts' },
    { name: 'crawl', testMatch: 'content/crawl.setup.ts', use: { content: 'own' } },
    {
      name: 'content',
      testMatch: contentTests,
      dependencies: ['crawl'],
      use: { content: 'own' },
    },
    { name: 'site', testIgnore: [adminTests, contentTests] },
    { name: 'admin', testMatch: adminTests, grepInvert: /@large-store/ },
    {
      name: 'admin, large store',
      testMatch: adminTests,
      grep: /@large-store/,
      dependencies: ['large store'],
      use: { store: 'large' },
    },
  ],
  use: {
    // Storage, routes and the clock are reset between tests; cached scripts, fonts and the renderer process are kept.
    reuseContext: true,
    // Playwright takes one after each test, before it knows whether that failed; fixtures.ts takes one only if so.
    screenshot: 'off',
    // Videos and carousels use half a core; tests of animations override this.
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The headless shell does not estimate the connection; load lazy pictures as over 4G.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
})
