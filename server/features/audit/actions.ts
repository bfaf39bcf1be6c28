import { exportChanges } from './export-changes.ts'
import { listChanges } from './list-changes.ts'

export const auditActions = { list: listChanges, export: exportChanges }
