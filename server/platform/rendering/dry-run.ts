import type { Services } from '#app/services.ts'
import { renderWithin } from './produce-page.ts'
import type { RenderPage } from './render-page.ts'

/** Longer than any page takes; one that hangs must not hold up whoever publishes. */
const TRIAL_MAX = 15_000

/** Renders a page as a visitor's browser would ask for it and throws it away; the answer is what went wrong. */
export function createTryPage(renderPage: RenderPage) {
  const render = renderWithin(TRIAL_MAX, renderPage)
  return async (services: Services, path: string): Promise<unknown[]> => {
    const request = new Request(`http://localhost${path}`)
    try {
      const { status, faults } = await render({ request, visit: 'document', services })
      if (status < 400 || faults.length > 0) return faults
      return [new Error(`${path} answered with status ${status}.`)]
    } catch (error) {
      return [error]
    }
  }
}
