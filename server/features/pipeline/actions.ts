import { saveDeal } from './save-deal.ts'
import { setStage } from './set-stage.ts'

export const pipelineActions = { saveDeal, setStage }
