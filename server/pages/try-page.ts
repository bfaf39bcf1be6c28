import type { Services } from '#app/services.ts'
import type { RenderPage } from './render-page.ts'

/** Renders a page as a visitor's browser would ask for it and throws it away; the answer is what went wrong. */
export function createTryPage(render: RenderPage) {
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
