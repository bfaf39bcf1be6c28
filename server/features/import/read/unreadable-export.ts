/** A file that cannot be read; its message is a sentence for the person who uploaded it. */
export class UnreadableExport extends Error {
  override readonly name = 'UnreadableExport'
}
