import type { RenderPage } from './render-page.ts'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** A renderer whose HTML is changed; other answers are left as they are. */
export function changeHtml(
  render: RenderPage,
  change: (html: string) => string | Promise<string>,
): RenderPage {
  return async (asked) => {
    const page = await render(asked)
    if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page
    return { ...page, body: encoder.encode(await change(decoder.decode(page.body))) }
  }
}
