import { createContext } from 'react'

/** The renderer's mark for its own inline scripts; empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
