import { endPresence, reportPresence } from './report-presence.ts'

export const presenceActions = { report: reportPresence, end: endPresence }
