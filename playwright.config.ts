import { defineConfig } from '@playwright/test'

/** The back office's journeys run over a new site and over one that has been used for years. */
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
    { name: 'back office, large store', testMatch: backOffice, use: { store: 'large' } },
  ],
  use: {
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
