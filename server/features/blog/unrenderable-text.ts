/** A text that cannot become a page; the message is a sentence, without its full stop, for whoever wrote it. */
export class UnrenderableText extends Error {
  override name = 'UnrenderableText'
}
