import { createContext } from 'react-router'
import type { ShownPage } from '#blocks/schema.ts'
import type { BlogQuery, Post, PostList } from '#model/blog/blog-schemas.ts'
import type { Category } from '#model/blog/categories.ts'
import type { BookedCall } from '#model/calls/booked-call.ts'
import type { CallQuery, CallTimes } from '#model/calls/call-times.ts'
import type { ShownFaqItem } from '#model/content/faq.ts'
import type { Forms } from '#model/content/forms.ts'
import type { Job } from '#model/content/job.ts'
import type { Redirect } from '#model/content/redirect.ts'
import type { Screens } from '#model/content/screens.ts'
import type { Service } from '#model/content/service.ts'
import type { Navigation, Site } from '#model/content/site.ts'
import type { TeamMember } from '#model/content/team.ts'
import type { FormResult } from '#model/form-result.ts'
import type { Language } from '#model/language/language.ts'
import type { Archive, ArchivedIssue, Letter } from '#model/newsletter/archive.ts'
import type { NewsletterSettings } from '#model/newsletter/newsletter-settings.ts'
import type { Preferences } from '#model/newsletter/preferences.ts'
import type { ShownOffer } from '#model/offers/shown-offer.ts'
import type { Theme } from '#model/theme/theme.ts'

/**
 * Visitors; someone with a link to a draft; the editor's frame; or the editor's search for where each text is from, in
 * which the page marks where its sections begin.
 */
export type PageView = 'public' | 'preview' | 'editor' | 'marked'

/** The server functions that the site's screens call; the server passes in their implementation. */
export type Services = {
  content: {
    site(): Promise<Site>
    /** Of the site's words. */
    language(): Promise<Language>
    theme(): Promise<Theme>
    navigation(): Promise<Navigation>
    services(): Promise<Service[]>
    screens(): Promise<Screens>
    forms(): Promise<Forms>
    /** Of the blog, in order. */
    categories(): Promise<Category[]>
    newsletter(): Promise<NewsletterSettings>
    /** The team. */
    people(): Promise<TeamMember[]>
    /** All openings, including closed ones. */
    jobs(): Promise<Job[]>
    /** Redirects from old and guessed URLs. */
    redirects(): Promise<Redirect[]>
    /** The page with this id, or null. */
    page(id: string): Promise<ShownPage | null>
  }
  faq: { list(): Promise<ShownFaqItem[]> }
  blog: {
    list(query: BlogQuery): Promise<PostList>
    /** The published post, or null. */
    post(slug: string): Promise<Post | null>
    /** Redirects from the previous URLs of posts. */
    redirects(): Promise<Redirect[]>
    /** The slugs of the public posts at these paths, ignoring case. */
    slugsAt(paths: string[]): Promise<string[]>
  }
  archive: {
    /** A page of the newsletter issues that everybody can read, from 1. */
    list(page: number): Promise<Archive>
    /** null if there is none at this address. */
    issue(slug: string): Promise<ArchivedIssue | 'withdrawn' | null>
    /** What the newsletter looks like; null without a public issue and an example. */
    letter(): Promise<Letter | null>
  }
  settings: {
    /** The public origin, for example "https://wavelength.example"; null if not configured. */
    siteUrl(): string | null
    /** Whether a CDN keeps pages, so that only browsers can tell which are opened. */
    hasCdn(): boolean
    /** Today's ISO date (UTC), which decides whether an opening has closed. */
    today(): string
    /** The city of the office where somebody is at a desk now, or null. */
    atDesk(): string | null
    /** For whom the page is rendered. */
    view(): PageView
  }
  /** From here on: handlers of forms submitted without JavaScript. */
  newsletter: {
    subscribe(request: Request): Promise<FormResult>
    /** Submissions of the pages linked from emails; the token is in the request's URL. */
    confirm(request: Request): Promise<FormResult>
    unsubscribe(request: Request): Promise<FormResult>
    /** What the subscriber of an emailed link has chosen; null for a link that is not one. */
    preferences(url: string): Promise<Preferences | null>
    changePreferences(request: Request): Promise<FormResult>
  }
  calls: {
    /** True while somebody takes calls. */
    isOpen(): Promise<boolean>
    /** Free times; null while no call can be booked. */
    times(query: CallQuery): Promise<CallTimes | null>
    /** `page`: where the call is shown to whoever has booked it just now. */
    book(request: Request): Promise<FormResult & { page?: string | undefined }>
    /** The call of an emailed link; null for a link that leads to none. */
    booked(url: string): Promise<BookedCall | null>
    change(request: Request): Promise<FormResult>
  }
  offers: {
    /** The offer at a link, by the key in it. */
    open(key: string): Promise<ShownOffer>
    answer(request: Request): Promise<FormResult>
  }
  inquiries: { submit(request: Request): Promise<FormResult> }
  partnerInquiries: { submit(request: Request): Promise<FormResult> }
  applications: { submit(request: Request): Promise<FormResult> }
}

export const servicesContext = createContext<Services>()
/** Marks the renderer's inline scripts; the server replaces each nonce with a hash in the CSP. */
export const nonceContext = createContext<string>()
