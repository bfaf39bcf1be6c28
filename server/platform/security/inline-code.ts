/** Inline data is not executed, so it needs no permission. */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/

/**
 * Removes the nonce that the renderer gave our own inline scripts and styles, and returns those. The nonce is new for
 * every rendering, so injected code cannot have it and gets no hash. It consists of letters, digits, `-` and `_`.
 */
export function collectOwnCode(html: string, nonce: string) {
  const attribute = ` nonce="${nonce}"`
  const marked = new RegExp(`<(script|style)\\b([^>]*${attribute}[^>]*)>([\\s\\S]*?)</\\1>`, 'g')
  const scripts: string[] = []
  const styles: string[] = []
  for (const [, element, attributes = '', text = ''] of html.matchAll(marked)) {
    if (text === '' || DATA_TYPE.test(attributes)) continue
    const own = text.replaceAll(attribute, '')
    if (element === 'style') styles.push(own)
    else scripts.push(own)
  }
  return { html: html.replaceAll(attribute, ''), scripts, styles }
}
