import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
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
