import { createContext } from 'react'

/** What the server knows about the document that it renders; null in the browser. */
export type DocumentContextValue = {
  /** CSP nonce of inline scripts. */
  nonce: string
  /** URL of the browser's entry (app/entry.client.tsx). */
  entry: string
  /** URLs of the modules that the entry imports; loaded with it instead of after it. */
  imports: string[]
  /** URL of the development server's runtime for hot reload. */
  hotReload: string | undefined
  /** The messages that scripts show, by their English texts; empty for English. */
  messages: Readonly<Record<string, string>>
  /** Whether the page answers a form: nothing covers what it says. */
  isAnswer: boolean
}

export const DocumentContext = createContext<DocumentContextValue | null>(null)
