import { backupAge } from '#server/features/system/backup/overdue.ts'
import { readState } from '#server/features/system/backup/state.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'
import type { Clock } from '#server/platform/runtime.ts'

/** Adds how old the newest daily backup is: infinitely, if the clock was ahead when it was made. */
export function addBackupGauge(metrics: Metrics, store: Store, clock: Clock) {
  metrics.addGauge({
    name: 'wavelength_backup_age_seconds',
    help: 'How long ago the newest daily backup began that was proven.',
    labelNames: [],
    async read() {
      const { made } = await readState(store)
      return made ? [{ labels: {}, value: backupAge(made.at, clock()) / 1000 }] : []
    },
  })
}
