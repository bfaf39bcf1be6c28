import type { AdminContext } from '#server/actions/admin-context.ts'

/** The text of an issue as it would be sent. @throws HttpError 422 if it is too long or too complex */
export async function previewBody(context: AdminContext, markdown: string) {
  const pictures = await context.emailPictures.in(markdown)
  return context.markdown.emailPreview(markdown, { base: context.siteUrl ?? '', pictures })
}
