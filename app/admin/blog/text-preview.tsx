import { useEffect, useState } from 'react'
import { blogPaths } from '#model/post-paths.ts'

/** Typing pauses this long before the text is rendered, in milliseconds. */
const RENDER_AFTER = 400

/** The text as the page will show it, a moment behind the typing; the server renders it, as it does for visitors. */
export function TextPreview({ content }: { content: string }) {
  const [html, setHtml] = useState('')

  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      render(content, controller.signal)
        .then(setHtml)
        // The last rendering stays; the next change asks again.
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section aria-label="Preview" tabIndex={0} className="post-preview">
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by server/blog/render-markdown.ts
          <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p className="text-soft">What you write appears here.</p>
        )}
      </section>
    </div>
  )
}

async function render(content: string, signal: AbortSignal) {
  if (content.trim() === '') return ''
  const body = new URLSearchParams({ content })
  const response = await fetch(blogPaths.markdown, { method: 'POST', body, signal })
  if (!response.ok) throw new Error(`The preview answered ${response.status}.`)
  const { html } = (await response.json()) as { html: string }
  return withoutForeignPictures(html)
}

/** This page's policy loads pictures of this site only; the post's own page loads its others too. */
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
