import { setSelector } from './set-selector.ts'
import { lookUp, showChecks } from './show-checks.ts'

export const goLiveActions = { show: showChecks, lookUp, setSelector }
