import type { Page } from '#blocks/contracts.ts'
import { page as partner } from './partner.ts'

/** The same screen at its second address (specification 2.1). */
export const page: Page = { ...partner, id: 'partners' }
