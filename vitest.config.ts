import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const apiTests = ['**/*.api.test.ts']
const chaosTests = ['tests/chaos/*.chaos.test.ts']

export default defineConfig({
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: availableParallelism(),
    // A worker loads the server's modules once, not for each file. Spies must not outlive their test, then.
    isolate: false,
    restoreMocks: true,
    exclude: ['node_modules', 'build', 'tests/e2e'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...apiTests, ...chaosTests],
        },
      },
      // Whole servers that are killed, cut off and flooded; slow beside the others on a busy machine.
      { extends: true, test: { name: 'chaos', include: chaosTests, testTimeout: 300_000 } },
      {
        extends: true,
        test: { name: 'server-sqlite', include: apiTests, provide: { databaseKind: 'sqlite' } },
      },
      {
        extends: true,
        test: {
          name: 'server-postgres',
          include: apiTests,
          provide: { databaseKind: 'postgres' },
          globalSetup: ['tests/fixtures/postgres.ts'],
        },
      },
    ],
  },
})
