/** Shows the previous or next testimonial; wraps around. */
export function mountTestimonialCarousel(carousel: HTMLElement) {
  const slides = [...carousel.querySelectorAll('[role=group]')]
  const position = carousel.querySelector('.testimonial-position')
  const [previous, next] = carousel.querySelectorAll('button')
  let shown = slides.findIndex((slide) => slide.hasAttribute('data-shown'))

  function step(by: 1 | -1) {
    shown = (shown + by + slides.length) % slides.length
    for (const [index, slide] of slides.entries()) {
      slide.toggleAttribute('data-shown', index === shown)
    }
    if (position) position.textContent = `${shown + 1} / ${slides.length}`
  }

  previous?.addEventListener('click', () => step(-1))
  next?.addEventListener('click', () => step(1))
}
