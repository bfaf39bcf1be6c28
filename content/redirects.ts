import type { Redirect } from '#model/content/redirect.ts'
import { paths, servicePath } from '#model/paths.ts'

/** Addresses that people have or will guess. Each is answered 308, keeps its query and may be asked for in any case. */
export const redirects: Redirect[] = [
  // Linked by the site itself.
  { from: '/services', to: paths.services },
  { from: '/contactSection', to: paths.contact },

  // The company.
  { from: '/home', to: paths.home },
  { from: '/index.html', to: paths.home },
  { from: '/about-us', to: paths.about },
  { from: '/company', to: paths.about },
  { from: '/team', to: paths.about },
  { from: '/clients', to: paths.client },
  { from: '/customers', to: paths.client },
  { from: '/why-choose-us', to: paths.whyUs },
  { from: '/our-process', to: paths.whyUs },

  // Work.
  { from: '/our-service', to: paths.services },
  { from: '/solutions', to: paths.services },
  { from: '/project', to: paths.projects },
  { from: '/work', to: paths.projects },
  { from: '/our-work', to: paths.projects },
  { from: '/portfolio', to: paths.projects },
  { from: '/case-study', to: paths.projects },
  { from: '/case-studies', to: paths.projects },

  // People who want to write, work or join.
  { from: '/contact-us', to: paths.contact },
  { from: '/contactus', to: paths.contact },
  { from: '/get-in-touch', to: paths.contact },
  { from: '/get-a-quote', to: paths.contact },
  { from: '/careers', to: paths.career },
  { from: '/job', to: paths.career },
  { from: '/jobs', to: paths.career },
  { from: '/hire', to: paths.career },
  { from: '/openings', to: paths.career },
  { from: '/become-a-partner', to: paths.partner },
  { from: '/reseller', to: paths.partner },
  { from: '/join', to: paths.register },
  { from: '/join-now', to: paths.register },
  { from: '/signup', to: paths.register },
  { from: '/sign-up', to: paths.register },
  { from: '/subscribe', to: paths.newsletter },

  // Reading.
  { from: '/blogs', to: paths.blog },
  { from: '/articles', to: paths.blog },
  { from: '/news', to: paths.blog },

  // The small print.
  { from: '/privacy-policy', to: paths.privacy },
  { from: '/terms-of-service', to: paths.terms },
  { from: '/terms-and-conditions', to: paths.terms },
  { from: '/terms-of-use', to: paths.terms },

  // Services under the names that people give them.
  { from: '/services/seo', to: servicePath('seo-services') },
  { from: '/services/erp', to: servicePath('erp-services') },
  { from: '/services/ecommerce', to: servicePath('ecommerce-solutions') },
  { from: '/services/whatsapp', to: servicePath('whatsapp-marketing') },
  { from: '/services/design', to: servicePath('design-services') },
  { from: '/services/video', to: servicePath('video-production') },
  { from: '/services/social-media-marketing', to: servicePath('social-media') },
  { from: '/services/google-business-profile', to: servicePath('google-business') },
  { from: '/services/influencers', to: servicePath('influencer-marketing') },
  { from: '/services/startup', to: servicePath('startup-Consultancy') },
]
