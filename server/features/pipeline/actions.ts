import { listDeals } from './list-deals.ts'
import { moveDeal } from './move-deal.ts'
import { saveDeal } from './save-deal.ts'
import { setStage } from './set-stage.ts'
import { showBoard } from './show-board.ts'

export const pipelineActions = {
  board: showBoard,
  list: listDeals,
  saveDeal,
  setStage,
  move: moveDeal,
}
