import { afterEach, expect, inject, test, vi } from 'vitest'
import { openTestDatabase } from '#tests/fixtures/api.ts'
import { openClock } from './shared-clock.ts'

const DAY = 86_400_000
const TOLERANCE = 5_000
afterEach(() => void vi.useRealTimers())

test.runIf(inject('databaseKind') === 'postgres')(
  'on PostgreSQL the time is the database’s, whatever this machine says',
  async () => {
    const database = await openTestDatabase()
    const real = Date.now()
    const off = (time: Date) => Math.abs(time.getTime() - real)
    vi.useFakeTimers({ now: real - DAY, toFake: ['Date'] })
    const clock = await openClock(database)
    expect(off(clock.now())).toBeLessThan(TOLERANCE)
    vi.setSystemTime(real + 365 * DAY)
    expect(off(clock.now())).toBeLessThan(TOLERANCE)
    // While the database is away, the clock goes on.
    await database.close()
    await clock.adjust().catch(() => {})
    expect(off(clock.now())).toBeLessThan(TOLERANCE)
  },
)
