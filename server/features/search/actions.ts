import { searchEverything } from './search-everything.ts'

export const searchActions = { find: searchEverything }
