import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const apiTests = ['**/*.api.test.ts']
const chaosTests = ['tests/chaos/*.chaos.test.ts']
const operationsTests = ['tests/operations/operations.test.ts']

export default defineConfig({
  test: {
    // Generous, for slow or busy machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // More workers than cores, because tests that wait for server processes leave a core idle half the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Each worker loads the server's modules once, not once per file. Therefore spies must be restored after each test.
    isolate: false,
    restoreMocks: true,
    exclude: ['node_modules', 'build', 'tests/e2e'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...apiTests, ...chaosTests, ...operationsTests],
        },
      },
      // Tests that kill, disconnect and overload real server processes.
      {
        extends: true,
        test: {
          name: 'chaos',
          include: chaosTests,
          testTimeout: 300_000,
          globalSetup: ['tests/chaos/build-api.ts'],
        },
      },
      // The commands of docs/operations.md.
      {
        extends: true,
        test: { name: 'operations', include: operationsTests, testTimeout: 300_000 },
      },
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
