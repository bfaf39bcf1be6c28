import { listChanges } from './list-changes.ts'

export const auditVerbs = { list: listChanges }
