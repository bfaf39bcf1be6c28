import { createOffer } from './create-offer.ts'
import { listAllOffers } from './list-all-offers.ts'
import { openOffer } from './open-offer.ts'
import { sendOffer } from './send-offer.ts'
import { deleteOffer, withdrawOffer } from './withdraw-offer.ts'

export const offerActions = {
  list: listAllOffers,
  open: openOffer,
  create: createOffer,
  send: sendOffer,
  withdraw: withdrawOffer,
  delete: deleteOffer,
}
