import type { Language } from '#model/language/language.ts'

export type MetaWords = ReturnType<typeof metaWords>

/** What the meta tags and structured data of pages say, for "meta" functions, which have no context. */
export function metaWords({ tag, t }: Language) {
  return {
    /** BCP 47. */
    language: tag,
    notFound: t('404 - Page Not Found'),
    home: t('Home'),
    services: t('Services'),
    tasks: t('What you will do'),
    brings: t('What you bring'),
    gets: t('What you get'),
  }
}
