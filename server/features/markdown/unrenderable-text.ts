/** A text that cannot be rendered. The message is for the author and has no full stop. */
export class UnrenderableText extends Error {
  override name = 'UnrenderableText'
}
