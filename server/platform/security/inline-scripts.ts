/** Inline data is not executed, so it needs no permission. */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/

/**
 * Removes the nonce that the renderer gave our own inline scripts, and returns those scripts. The nonce is new for
 * every rendering, so an injected script cannot have it and gets no hash. It consists of letters, digits, `-` and `_`.
 */
export function collectOwnScripts(html: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`
  const marked = new RegExp(`<script\\b([^>]*${attribute}[^>]*)>([\\s\\S]*?)</script>`, 'g')
  const scripts: string[] = []
  for (const [, attributes = '', text = ''] of html.matchAll(marked)) {
    if (text !== '' && !DATA_TYPE.test(attributes)) scripts.push(text.replaceAll(attribute, ''))
  }
  return { html: html.replaceAll(attribute, ''), scripts }
}
