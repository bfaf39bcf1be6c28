import type { Page } from '#blocks/schema.ts'
import type { FaqItem } from '#model/content/faq.ts'
import type { Job } from '#model/content/job.ts'
import type { Redirect } from '#model/content/redirect.ts'
import type { Screens } from '#model/content/screens.ts'
import type { Service } from '#model/content/service.ts'
import type { Navigation, Site } from '#model/content/site.ts'

/** The agency's words: all that the public site says besides its posts. */
export type Words = {
  site: Site
  navigation: Navigation
  screens: Screens
  /** By lambda, shortest wave first. */
  services: Service[]
  pages: Map<string, Page>
  faqs: FaqItem[]
  jobs: Job[]
  redirects: Redirect[]
}

/** Shortest wave first, the order of every list of services. */
export function byLambda(services: Service[]) {
  return services.toSorted((a, b) => a.lambda - b.lambda || a.slug.localeCompare(b.slug))
}
