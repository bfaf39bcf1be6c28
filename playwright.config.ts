import { defineConfig } from '@playwright/test'

/** The back office is tested on a new site, and its lists also on one that has been used for years. */
const backOffice = 'admin/**/*.spec.ts'

export default defineConfig<object, { store: 'new' | 'large' }>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  projects: [
    { name: 'site', testIgnore: backOffice },
    { name: 'back office', testMatch: backOffice },
    {
      name: 'back office, large store',
      testMatch: backOffice,
      grep: /@large-store/,
      use: { store: 'large' },
    },
  ],
  use: {
    // Storage, routes and the clock are reset between tests; scripts, fonts and the renderer process stay.
    reuseContext: true,
    screenshot: 'only-on-failure',
    // Films and carousels take half a processor; tests about motion ask for it.
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
      ],
    },
  },
})
