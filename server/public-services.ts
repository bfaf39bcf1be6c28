import type { AdminServices, Services } from '#app/services.ts'
import { isoDay } from '#model/day.ts'
import { applicationForm } from './applications/application-form.ts'
import { listPosts } from './blog/list-posts.ts'
import { listRedirects } from './blog/list-redirects.ts'
import { showPost } from './blog/show-post.ts'
import { slugsAt } from './blog/slugs-at.ts'
import type { Config } from './config.ts'
import { listFaqs } from './faq/list-faqs.ts'
import { inquiryForm } from './inquiries/inquiry-form.ts'
import { takeLead } from './leads/take-lead.ts'
import { takeKey } from './newsletter/take-key.ts'
import { readSubscriptionForm, takeSubscription } from './newsletter/take-subscription.ts'
import { partnerForm } from './partner-inquiries/partner-form.ts'
import type { Client, Parts } from './parts.ts'

/** Whom previews and trials are rendered for. */
export const everybody: Client = { address: '0.0.0.0' }

/** What the screens may ask, for one client; `admin` is the back office as far as it is theirs. */
export function servicesFor(
  parts: Parts,
  client: Client,
  { siteUrl }: Config,
  admin: AdminServices,
): Services {
  return {
    admin,
    content: parts.content,
    settings: {
      siteUrl: () => siteUrl,
      today: () => isoDay(parts.clock()),
      isPreview: () => false,
    },
    faq: { list: () => listFaqs(parts) },
    blog: {
      list: (query) => listPosts(parts, query),
      post: (slug) => showPost(parts, slug),
      redirects: () => listRedirects(parts),
      slugsAt: (paths) => slugsAt(parts, paths),
    },
    newsletter: {
      subscribe: (request) => takeSubscription(parts, client, request, readSubscriptionForm),
      confirm: (request) => takeKey(parts, client, 'confirm', request),
      unsubscribe: (request) => takeKey(parts, client, 'unsubscribe', request),
    },
    inquiries: { submit: (request) => takeLead(parts, inquiryForm, client, request) },
    partnerInquiries: { submit: (request) => takeLead(parts, partnerForm, client, request) },
    applications: { submit: (request) => takeLead(parts, applicationForm, client, request) },
  }
}
