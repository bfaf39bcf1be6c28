import type { ComponentType } from 'react'
import { mountMobileMenu } from '#app/site/shell/mobile-menu-client.ts'
import { mountServicesMenu } from '#app/site/shell/services-menu-client.ts'
import type { IslandProps, Mount } from '#ui/island.tsx'
import { nextPaint } from '#ui/next-paint.ts'
import { mountReveal } from '#ui/reveal-client.ts'

/** The browser code of every island, by its name. What most pages need is part of the entry. */
export const registry: Record<string, () => Mount | Promise<Mount>> = {
  'services-menu': () => mountServicesMenu,
  'mobile-menu': () => mountMobileMenu,
  reveal: () => mountReveal,
  counter: () => import('#ui/counter-client.ts').then(({ mountCounter }) => mountCounter),
  pausable: () => import('#ui/pausable-client.ts').then(({ mountPausable }) => mountPausable),
  'living-wave': () =>
    import('#ui/living-wave-client.ts').then(({ mountLivingWave }) => mountLivingWave),
  'wave-letters': () =>
    import('#ui/wave-letters-client.ts').then(({ mountWaveLetters }) => mountWaveLetters),
  'loop-video': () =>
    import('#ui/loop-video-client.ts').then(({ mountLoopVideo }) => mountLoopVideo),
  'spectrum-nav': () =>
    import('#app/site/screens/spectrum-nav-client.ts').then(
      ({ mountSpectrumNav }) => mountSpectrumNav,
    ),
  offer: () =>
    import('#app/site/screens/offer/offer-client.ts').then(({ mountOffer }) => mountOffer),
  'own-zone': () =>
    import('#app/site/screens/call/own-zone-client.ts').then(({ mountOwnZone }) => mountOwnZone),
  draft: () => import('#app/site/forms/draft-client.ts').then(({ mountDraft }) => mountDraft),
  'inquiry-form': react(() =>
    import('#app/site/forms/inquiry-form.tsx').then(({ InquiryForm }) => InquiryForm),
  ),
  'partner-form': react(() =>
    import('#app/site/forms/partner-form.tsx').then(({ PartnerForm }) => PartnerForm),
  ),
  'application-form': react(() =>
    import('#app/site/forms/application-form.tsx').then(({ ApplicationForm }) => ApplicationForm),
  ),
  'newsletter-form': () =>
    import('#app/site/forms/newsletter-client.ts').then(
      ({ mountNewsletterForm }) => mountNewsletterForm,
    ),
  'before-after': () =>
    import('#blocks/before-after/client.ts').then(({ mountBeforeAfter }) => mountBeforeAfter),
  carousel: () => import('#blocks/carousel/client.ts').then(({ mountCarousel }) => mountCarousel),
  portfolio: () =>
    import('#blocks/portfolio/client.ts').then(({ mountPortfolio }) => mountPortfolio),
  support: () => import('#blocks/support/client.ts').then(({ mountSupport }) => mountSupport),
  'landing-hero': () =>
    import('#blocks/landing-hero/landing-hero-client.ts').then(
      ({ mountLandingHero }) => mountLandingHero,
    ),
  tabs: () => import('#ui/tabs-client.ts').then(({ mountTabs }) => mountTabs),
  filter: () => import('#ui/filter-client.ts').then(({ mountFilter }) => mountFilter),
  accordion: () => import('#blocks/tabs/client.ts').then(({ mountAccordion }) => mountAccordion),
  'rotating-words': () =>
    import('#blocks/page-head/client.ts').then(({ mountRotatingWords }) => mountRotatingWords),
  'service-index': () =>
    import('#blocks/service-index/client.ts').then(({ mountServiceIndex }) => mountServiceIndex),
  'service-stack': () =>
    import('#blocks/service-stack/client.ts').then(({ mountServiceStack }) => mountServiceStack),
  'faq-list': () =>
    import('#app/site/lists/faq-list-client.tsx').then(({ mountFaqList }) => mountFaqList),
  'post-list': () =>
    import('#app/site/lists/post-list-client.tsx').then(({ mountPostList }) => mountPostList),
  blog: () => import('#app/site/screens/blog/blog-client.ts').then(({ mountBlog }) => mountBlog),
  articles: () =>
    import('#app/site/screens/blog/articles-client.tsx').then(({ mountArticles }) => mountArticles),
  'share-links': () =>
    import('#app/site/screens/post/share-links-client.ts').then(
      ({ mountShareLinks }) => mountShareLinks,
    ),
  hero: () => import('#blocks/hero/client.ts').then(({ mountHero }) => mountHero),
  'wave-tuner': () =>
    import('#blocks/wave-tuner/client.ts').then(({ mountWaveTuner }) => mountWaveTuner),
  slider: () => import('#ui/slider-client.ts').then(({ mountSlider }) => mountSlider),
}

/** An island that React hydrates, in several tasks, between which the page responds and is painted. */
export function react<P extends IslandProps>(load: () => Promise<ComponentType<P>>) {
  return async (): Promise<Mount> => {
    const { hydrate } = await import('./hydrate.tsx')
    await nextPaint()
    const component = await load()
    await nextPaint()
    return (element, props) => hydrate(element, component, props)
  }
}
