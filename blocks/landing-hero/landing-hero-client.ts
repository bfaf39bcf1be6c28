import { mountLandingNav } from './section-links.ts'
import { mountTestimonialCarousel } from './testimonial-steps.ts'

/** What the opening does in the browser: its bar, or its testimonials. */
export function mountLandingHero(element: HTMLElement) {
  if (element.matches('nav')) mountLandingNav(element)
  else mountTestimonialCarousel(element)
}
