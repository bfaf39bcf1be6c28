import type { Page } from '#blocks/schema.ts'
import type { Category } from '#model/blog/categories.ts'
import type { CannedReply } from '#model/content/canned-replies.ts'
import type { Emails } from '#model/content/emails.ts'
import type { Entries, Orders } from '#model/content/entry-schemas.ts'
import type { Forms } from '#model/content/forms.ts'
import type { Redirect } from '#model/content/redirect.ts'
import type { Screens } from '#model/content/screens.ts'
import type { Service } from '#model/content/service.ts'
import type { Navigation, Site } from '#model/content/site.ts'
import type { NewsletterSettings } from '#model/newsletter/newsletter-settings.ts'
import type { Pipeline } from '#model/pipeline/pipeline-schema.ts'
import type { Theme } from '#model/theme/theme.ts'

/** Originals of documents in other languages, by the language's tag. */
export type Translations = Record<
  string,
  Partial<Pick<SiteContent, 'navigation' | 'screens' | 'forms' | 'emails'>>
>

/** All content of the public site except blog posts. */
export type SiteContent = {
  site: Site
  theme: Theme
  navigation: Navigation
  screens: Screens
  forms: Forms
  emails: Emails
  /** Of the blog, in order. */
  categories: Category[]
  /** Sorted by lambda, ascending. */
  services: Service[]
  pages: Map<string, Page>
  /** The entries of each collection, in its order. */
  entries: Entries
  orders: Orders
  redirects: Redirect[]
  /** Canned replies of the inbox. */
  replies: CannedReply[]
  /** Of leads; visitors see nothing of it. */
  pipeline: Pipeline
  /** Settings of the newsletter. */
  newsletter: NewsletterSettings
  /** Places that the sample's texts name, for an owner to replace. */
  places?: readonly string[]
  /** Keys of the pages and entries that are unpublished: they are here, but visitors don't see them (off-pages.ts). */
  off?: ReadonlySet<string>
  translations?: Translations
}

/** Sorts services by lambda ascending, the order of every list. */
export function byLambda(services: Service[]) {
  return services.toSorted((a, b) => a.lambda - b.lambda || a.slug.localeCompare(b.slug))
}
