import { createContext } from 'react'

/** CSP nonce of inline scripts; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
