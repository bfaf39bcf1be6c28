import { addSuppressed } from './admin/add-suppressed.ts'
import { exportSuppressed } from './admin/export-suppressed.ts'
import { liftSuppressed } from './admin/lift-suppressed.ts'
import { listSuppressed } from './admin/list-suppressed.ts'
import { connectProvider, disconnectProvider, showProviders } from './admin/providers.ts'

export const bounceActions = {
  list: listSuppressed,
  add: addSuppressed,
  lift: liftSuppressed,
  export: exportSuppressed,
  providers: showProviders,
  connect: connectProvider,
  disconnect: disconnectProvider,
}
