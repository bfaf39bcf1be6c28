/** Kinds of callouts; those with a class have no title on the page. In Markdown a callout is a quotation whose first line is `[!NOTE]`, as on GitHub. */
export const callouts = [
  { kind: 'note', title: 'Note' },
  { kind: 'tip', title: 'Tip' },
  { kind: 'warning', title: 'Warning' },
  { kind: 'quote', title: 'Pull quote', className: 'pull-quote' },
  { kind: 'signed', title: 'End of a letter', className: 'signed' },
] as const

/** The first line of a callout in Markdown: "[!NOTE]". */
export function calloutLabel(kind: string) {
  return `[!${kind.toUpperCase()}]`
}

/** The kind of a quotation that begins with this text, and how many characters its label has; null for other texts. */
export function readCallout(text: string) {
  const [label = ''] = /^\[![A-Z]+\](?:\n|$)/.exec(text) ?? []
  const found = callouts.find(({ kind }) => label.trimEnd() === calloutLabel(kind))
  return found ? { kind: found.kind, length: label.length } : null
}
