import { useMemo } from 'react'
import { useQuery } from '#app/admin/kit/use-query.ts'

/** Debounces the preview while the author types. */
const RENDER_DELAY_MS = 400

/** Live preview of the text, rendered by the server. */
export function TextPreview({ content }: { content: string }) {
  const isEmpty = content.trim() === ''
  const { value, failure } = useQuery('blog.render', isEmpty ? null : { content }, {
    pause: RENDER_DELAY_MS,
  })
  const rendered = (!isEmpty && value?.html) || ''
  const html = useMemo(() => shownHtml(rendered), [rendered])
  // An error of the text; without a connection, the last preview stays.
  const error = (!isEmpty && failure?.status === 422 && failure.message) || ''

  return (
    <div className="grid grid-rows-[auto_1fr] gap-1.5">
      <p className="font-semibold">Preview</p>
      <section
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
        tabIndex={0}
        className="max-h-112 min-h-48 overflow-y-auto rounded-small border border-line px-4 py-3 md:max-h-none md:contain-size"
      >
        <p role="status" className="mb-3 text-small font-semibold text-alarm empty:hidden">
          {error}
        </p>
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by server/features/markdown/render-markdown.ts
          <div className="article text-[0.9375rem]" dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p className="text-soft">The preview appears here.</p>
        )}
      </section>
    </div>
  )
}

function shownHtml(html: string) {
  return html && withoutExternalImages(html.replace(/<iframe[^>]*><\/iframe>/g, ''))
}

/** Replaces external images, which the admin's CSP blocks, by a note. */
function withoutExternalImages(html: string) {
  const { body, images } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of [...images]) {
    if (image.getAttribute('src')?.startsWith('/')) continue
    const note = document.createElement('em')
    note.textContent = `[Picture: ${image.alt || image.getAttribute('src')}]`
    image.replaceWith(note)
  }
  return body.innerHTML
}
