import { useRouteLoaderData } from 'react-router'
import type { Service } from '#model/content/service.ts'
import type { Navigation, Site } from '#model/content/site.ts'

export type ShellData = {
  site: Site
  navigation: Navigation
  services: Service[]
  /** The public origin, or null where the server does not know it. */
  siteUrl: string | null
}

/** What the shell and every screen know of the site; the root route loads it once. */
export function useSite() {
  const data = useRouteLoaderData('root') as ShellData | undefined
  if (!data) throw new Error('The site settings could not be loaded.')
  return data
}
