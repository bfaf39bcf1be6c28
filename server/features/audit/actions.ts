import { exportChanges } from './export-changes.ts'
import { listChanges } from './list-changes.ts'

export const auditVerbs = { list: listChanges, export: exportChanges }
