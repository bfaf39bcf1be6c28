/** Inline data is never run, so it needs no permission. */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/

/**
 * Takes the renderer's mark off a finished page and tells which inline scripts bore it. The nonce is new for
 * every render, so no content can know it: a script that got in by other ways has no mark and gets no hash.
 * `nonce` is made of letters, digits, `-` and `_`.
 */
export function collectOwnScripts(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`
  const marked = new RegExp(`<script\\b([^>]*${mark}[^>]*)>([\\s\\S]*?)</script>`, 'g')
  const scripts: string[] = []
  for (const [, attributes = '', text = ''] of html.matchAll(marked)) {
    if (text !== '' && !DATA_TYPE.test(attributes)) scripts.push(text.replaceAll(mark, ''))
  }
  return { html: html.replaceAll(mark, ''), scripts }
}
