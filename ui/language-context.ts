import { createContext, useContext } from 'react'
import { type Language, pageLanguage } from '#ui/language.ts'

export const LanguageContext = createContext<Language>(pageLanguage)

export function useLanguage() {
  return useContext(LanguageContext)
}

/** What a message of one plural says in each plural category, for scripts that count. */
export function usePlural(message: string) {
  return useContext(LanguageContext).plural(message)
}
