import { createContext } from 'react'

/** The currency of the site's prices (ISO 4217). */
export const CurrencyContext = createContext('USD')
