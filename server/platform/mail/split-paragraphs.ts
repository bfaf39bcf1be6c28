/** Paragraphs of a text, which blank lines separate. */
export function splitParagraphs(text: string) {
  return text.split(/\n\s*\n/)
}
