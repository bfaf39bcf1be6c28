import { useEffect, useState } from 'react'
import { blogPaths } from '#model/blog/post-paths.ts'

/** Milliseconds without typing before the text is rendered. */
const RENDER_AFTER = 400

/** Live preview of the text, rendered by the server. */
export function TextPreview({ content }: { content: string }) {
  const [html, setHtml] = useState('')
  const [fault, setFault] = useState('')

  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      render(content, controller.signal)
        .then((answer) => {
          setFault(answer.fault)
          // Without a rendering the last one stays; the next change asks again.
          if (!answer.fault) setHtml(answer.html)
        })
        .catch(() => {})
    }, RENDER_AFTER)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [content])

  return (
    <div className="grid grid-rows-[auto_1fr] gap-1.5">
      <p className="font-semibold">Preview</p>
      <section
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-112 min-h-48 overflow-y-auto rounded-small border border-line px-4 py-3 md:max-h-none md:contain-size"
      >
        <p role="status" className="mb-3 text-small font-semibold text-alarm empty:hidden">
          {fault}
        </p>
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by server/features/blog/render-markdown.ts
          <div className="article text-[0.9375rem]" dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p className="text-soft">The preview appears here.</p>
        )}
      </section>
    </div>
  )
}

async function render(content: string, signal: AbortSignal) {
  if (content.trim() === '') return { html: '', fault: '' }
  const body = new URLSearchParams({ content })
  const response = await fetch(blogPaths.markdown, { method: 'POST', body, signal })
  if (response.status === 422) return { html: '', fault: await response.text() }
  if (!response.ok) throw new Error(`The preview answered ${response.status}.`)
  const { html } = (await response.json()) as { html: string }
  return { html: withoutForeignPictures(html), fault: '' }
}

/** The admin's CSP allows only pictures of this site. */
function withoutForeignPictures(html: string) {
  const { body, images } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of [...images]) {
    if (image.getAttribute('src')?.startsWith('/')) continue
    const note = document.createElement('em')
    note.textContent = `[Picture: ${image.alt || image.getAttribute('src')}]`
    image.replaceWith(note)
  }
  return body.innerHTML
}
