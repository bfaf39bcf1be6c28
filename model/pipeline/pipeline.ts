import type { Pipeline } from './pipeline-schema.ts'

/** Id of the stage to which sending an offer moves a lead; it stays when the stage is renamed. */
export const OFFER_STAGE = 'offer'

/** The pipeline of a site that has not changed it. */
export const defaultPipeline: Pipeline = {
  dueSteps: true,
  stages: [
    { id: 'new', name: 'New' },
    { id: 'talking', name: 'Talking' },
    { id: OFFER_STAGE, name: 'Offer' },
  ],
  lostReasons: ['Too expensive', 'Went with somebody else', 'No answer', 'Not a fit'],
}

/** The stage of an open lead: the first one for leads without a stage, and for those whose stage was removed. */
export function stageOf({ stages }: Pipeline, id: string | null) {
  const stage = stages.find((one) => one.id === id) ?? stages[0]
  if (!stage) throw new Error('A pipeline has at least one stage.')
  return stage
}

/** The columns after the stages. */
export const closedColumns = { won: 'Won', lost: 'Lost' } as const

export function isClosedColumn(column: string): column is keyof typeof closedColumns {
  return Object.hasOwn(closedColumns, column)
}
