/** Orders of the list of deals. */
export const dealOrders = {
  step: 'Next step, first due first',
  value: 'Value, highest first',
  stage: 'Stage',
  newest: 'Newest first',
  name: 'Name',
} as const

export type DealOrder = keyof typeof dealOrders
