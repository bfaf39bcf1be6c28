import { useRouteLoaderData } from 'react-router'
import type { PageView } from '#app/services.ts'
import type { MetaWords } from '#app/site/meta-words.ts'
import type { Service } from '#model/content/service.ts'
import type { Navigation, Site } from '#model/content/site.ts'
import { CONSENT_VERSION, type ConsentVersion } from '#model/newsletter/newsletter.ts'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'

export type ShellData = {
  site: Site
  navigation: Navigation
  services: Service[]
  theme: Theme
  words: MetaWords
  /** The public origin; null if not configured. */
  siteUrl: string | null
  /** A CDN keeps pages, so that browsers tell which are opened. */
  hasCdn: boolean
  view: PageView
  /** What new subscribers of the newsletter agree to. */
  consent: ConsentVersion
  /** The city of the office where somebody is at a desk now; null outside of all their hours. */
  atDesk: string | null
}

/** The site settings, loaded once by the root route. */
export function useSite() {
  const data = useRouteLoaderData('root') as ShellData | undefined
  if (!data) throw new Error('The site settings could not be loaded.')
  return data
}

/** The services; none where nothing could be loaded. */
export function useServices() {
  const data = useRouteLoaderData('root') as ShellData | undefined
  return data?.services ?? []
}

/** The look of the site; the standard one where nothing could be loaded. */
export function useTheme() {
  const data = useRouteLoaderData('root') as ShellData | undefined
  return data?.theme ?? defaultTheme
}

/** What new subscribers of the newsletter agree to. */
export function useConsent() {
  const data = useRouteLoaderData('root') as ShellData | undefined
  return data?.consent ?? CONSENT_VERSION
}

/** Whether a CDN keeps pages. */
export function useHasCdn() {
  const data = useRouteLoaderData('root') as ShellData | undefined
  return data?.hasCdn ?? false
}
