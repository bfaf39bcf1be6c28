import { createContext } from 'react-router'
import type { Page } from '#blocks/schema.ts'
import type { BlogQuery, Post, PostList } from '#model/blog/blog-schemas.ts'
import type { FaqItem } from '#model/content/faq.ts'
import type { Job } from '#model/content/job.ts'
import type { Redirect } from '#model/content/redirect.ts'
import type { Screens } from '#model/content/screens.ts'
import type { Service } from '#model/content/service.ts'
import type { Navigation, Site } from '#model/content/site.ts'
import type { FormResult } from '#model/form-result.ts'

/** What the site's screens may ask of the server; the server implements it and hands it in. */
export type Services = {
  content: {
    site(): Promise<Site>
    navigation(): Promise<Navigation>
    services(): Promise<Service[]>
    screens(): Promise<Screens>
    /** Every opening, also those that are closed. */
    jobs(): Promise<Job[]>
    /** Old and guessed addresses, and the pages that they lead to. */
    redirects(): Promise<Redirect[]>
    /** The page with this id, or null where there is none. */
    page(id: string): Promise<Page | null>
  }
  faq: { list(): Promise<FaqItem[]> }
  blog: {
    list(query: BlogQuery): Promise<PostList>
    /** The published post, or null where there is none. */
    post(slug: string): Promise<Post | null>
    /** Addresses that posts had before, and those that they have. */
    redirects(): Promise<Redirect[]>
    /** The slugs of the public posts that stand at these paths, in whatever case they are written. */
    slugsAt(paths: string[]): Promise<string[]>
  }
  settings: {
    /** The public origin, for example "https://wavelength.example", or null where it is not known. */
    siteUrl(): string | null
    /** The ISO day (UTC) by which openings close. */
    today(): string
    /** True where a draft is shown in place of what is published. */
    isPreview(): boolean
  }
  /** Each takes a form's own POST, as sent without JavaScript. */
  newsletter: {
    subscribe(request: Request): Promise<FormResult>
    /** The buttons behind the links of a mail; the key is in the request's address. */
    confirm(request: Request): Promise<FormResult>
    unsubscribe(request: Request): Promise<FormResult>
  }
  inquiries: { submit(request: Request): Promise<FormResult> }
  partnerInquiries: { submit(request: Request): Promise<FormResult> }
  applications: { submit(request: Request): Promise<FormResult> }
}

/** How a page was asked for: as a whole document, or as data for a navigation inside the site. */
export type Visit = { kind: 'document' | 'data' }

export const servicesContext = createContext<Services>()
export const visitContext = createContext<Visit>()
/** Marks the renderer's own inline scripts; the server turns each into a hash and takes the mark away. */
export const nonceContext = createContext<string>()
