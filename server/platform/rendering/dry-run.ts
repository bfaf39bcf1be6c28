import type { Services } from '#app/services.ts'
import { renderWithin } from './render-and-report.ts'
import type { RenderPage } from './render-page.ts'

/** Milliseconds; a page that hangs must not block publishing. */
const TIMEOUT = 15_000

/** Renders a page as for a visitor, discards it and returns the errors. */
export function createDryRun(renderPage: RenderPage) {
  const render = renderWithin(TIMEOUT, renderPage)
  return async (services: Services, path: string): Promise<unknown[]> => {
    const request = new Request(`http://localhost${path}`)
    try {
      const { status, errors } = await render({ request, services })
      if (status < 400 || errors.length > 0) return errors
      return [new Error(`${path} answered with status ${status}.`)]
    } catch (error) {
      return [error]
    }
  }
}
