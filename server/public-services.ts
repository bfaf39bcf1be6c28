import type { Services } from '#app/services.ts'
import { atDesk } from '#model/content/at-desk.ts'
import { isoDay } from '#model/day.ts'
import type { Deps } from '#server/deps.ts'
import { listPosts } from '#server/features/blog/list-posts.ts'
import { listRedirects } from '#server/features/blog/list-redirects.ts'
import { showPost } from '#server/features/blog/show-post.ts'
import { slugsAt } from '#server/features/blog/slugs-at.ts'
import { changeBookedCall } from '#server/features/calls/change-booked-call.ts'
import { handleBooking } from '#server/features/calls/handle-booking.ts'
import { listTimes, offeredCalls } from '#server/features/calls/list-times.ts'
import { showBookedCall } from '#server/features/calls/show-booked-call.ts'
import { listFaqs } from '#server/features/content/faq/list-faqs.ts'
import { applicationForm } from '#server/features/leads/forms/application-form.ts'
import { inquiryForm } from '#server/features/leads/forms/inquiry-form.ts'
import { partnerForm } from '#server/features/leads/forms/partner-form.ts'
import { handleLeadForm } from '#server/features/leads/handle-lead-form.ts'
import { showArchive, showArchivedIssue } from '#server/features/newsletter/archive/show-archive.ts'
import { showLetter } from '#server/features/newsletter/archive/show-letter.ts'
import {
  handleSubscribe,
  readSubscriptionForm,
} from '#server/features/newsletter/handle-subscribe.ts'
import { handleSubscriptionLink } from '#server/features/newsletter/handle-subscription-link.ts'
import { changePreferences } from '#server/features/newsletter/preferences/change-preferences.ts'
import { showPreferences } from '#server/features/newsletter/preferences/show-preferences.ts'
import { answerOffer } from '#server/features/offers/answer-offer.ts'
import { showOffer } from '#server/features/offers/show-offer.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Client } from '#server/platform/runtime.ts'

/** The services of the public screens for one client. */
export function servicesFor(deps: Deps, client: Client, { siteUrl, cdnSeconds }: Config): Services {
  return {
    content: deps.content,
    settings: {
      siteUrl: () => siteUrl,
      hasCdn: () => cdnSeconds > 0,
      today: () => isoDay(deps.clock()),
      atDesk: () => atDesk(deps.content.current(), deps.clock()),
      view: () => 'public',
    },
    faq: { list: () => listFaqs(deps) },
    blog: {
      list: (query) => listPosts(deps, query),
      post: (slug) => showPost(deps, slug),
      redirects: () => listRedirects(deps),
      slugsAt: (paths) => slugsAt(deps, paths),
    },
    archive: {
      list: (page) => showArchive(deps, page),
      issue: (slug) => showArchivedIssue(deps, slug),
      letter: () => showLetter(deps),
    },
    newsletter: {
      subscribe: (request) => handleSubscribe(deps, client, request, readSubscriptionForm),
      confirm: (request) => handleSubscriptionLink(deps, client, 'confirm', request),
      unsubscribe: (request) => handleSubscriptionLink(deps, client, 'unsubscribe', request),
      preferences: (url) => showPreferences(deps, url),
      changePreferences: (request) => changePreferences(deps, client, request),
    },
    calls: {
      isOpen: async () => (await offeredCalls(deps.store)).length > 0,
      times: (query) => listTimes(deps, query),
      book: (request) => handleBooking(deps, client, request),
      booked: (url) => showBookedCall(deps, url),
      change: (request) => changeBookedCall(deps, client, request),
    },
    offers: {
      open: (key) => showOffer(deps, key),
      answer: (request) => answerOffer(deps, client, request),
    },
    inquiries: { submit: (request) => handleLeadForm(deps, inquiryForm, client, request) },
    partnerInquiries: { submit: (request) => handleLeadForm(deps, partnerForm, client, request) },
    applications: { submit: (request) => handleLeadForm(deps, applicationForm, client, request) },
  }
}
