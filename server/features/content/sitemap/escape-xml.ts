/** Text as content or quoted attribute of XML, without the control characters that XML has no form for. */
export function escapeXml(text: string) {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}
