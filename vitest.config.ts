import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const apiTests = ['**/*.api.test.ts']
const chaosTests = ['tests/chaos/*.chaos.test.ts']
const detectorTests = ['tests/chaos/detectors.chaos.test.ts']
const operationsTests = ['tests/operations/operations.test.ts']

/** What the two databases do differently: locks and time, search and counts, several instances, migrations and backups. */
const databaseTests = [
  'server/!(site-on-s3).api.test.ts',
  'server/platform/**/*.api.test.ts',
  'server/features/{contacts,dashboard,insights,offers,pipeline,presence,privacy,search,system}/**/*.api.test.ts',
  'server/features/blog/posts/*.api.test.ts',
  'server/features/content/{comments,editor,plans,reviews}/*.api.test.ts',
  'server/features/leads/inbox/*.api.test.ts',
  'server/features/leads/{index-leads,index-messages,store-lead,custom-fields}.api.test.ts',
  'server/features/leads/forms/inquiries.api.test.ts',
  'server/features/media/picture-sizes.api.test.ts',
  'server/features/newsletter/{newsletter,clicks/clicks}.api.test.ts',
  'server/features/newsletter/issues/{account,delivery,issue-rates,issues,recipients}.api.test.ts',
]

/** Vitest's configuration of server tests on PostgreSQL. */
const onPostgres = {
  provide: { databaseKind: 'postgres' as const },
  globalSetup: ['tests/fixtures/postgres.ts'],
}

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
          exclude: detectorTests,
          testTimeout: 300_000,
          globalSetup: ['tests/chaos/build-api.ts'],
        },
      },
      // That the chaos tests would see a server that loses something. Not in npm test without --all.
      {
        extends: true,
        test: {
          name: 'detectors',
          include: detectorTests,
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
        test: { name: 'server-postgres', include: databaseTests, ...onPostgres },
      },
      // Not in npm test without --all.
      {
        extends: true,
        test: {
          name: 'server-postgres-rest',
          include: apiTests,
          exclude: databaseTests,
          ...onPostgres,
        },
      },
    ],
  },
})
