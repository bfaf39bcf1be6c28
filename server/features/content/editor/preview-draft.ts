import { z } from 'zod'
import { automaticEmailsPath } from '#model/admin-paths.ts'
import { automaticEmails } from '#model/mail/automatic-emails.ts'
import { paths } from '#model/paths.ts'
import { mutation } from '#server/actions/action.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { draftSubject } from '#server/features/content/preview/preview-subjects.ts'
import { ownPreview } from '#server/features/content/preview/preview-token.ts'
import { parseBody, readBody } from '#server/features/content/published.ts'
import { findStandalone, standaloneOf } from '#server/features/content/standalone.ts'
import { fail } from '#server/platform/http/problem.ts'
import { factsOf, readFacts } from './document-facts.ts'
import { namesWith } from './document-names.ts'
import { draftContent } from './draft-content.ts'
import { pathErrors } from './path-errors.ts'
import { readStored } from './stored-document.ts'

/** `at`: the field that the editor is at. */
const previewSchema = z.object({ document: z.string(), at: z.string().catch('') })

/** The address of the page, or the screen of the email, with the draft applied, for this session. */
export const previewDraft = mutation('author', previewSchema, async (context, { document, at }) => {
  await requireValidDraft(context, document, 'Fix the marked fields to see a preview.')
  const message = 'The preview is ready.'
  if (document === 'emails') return { message, value: { address: emailAddress(at) } }
  const { path } = await previewedFacts(context, document)
  const address = ownPreview(context, path ?? paths.home, draftSubject(document))
  return { message, value: { address } }
})

/** A page may be new: its facts are those of its draft. */
async function previewedFacts(context: AdminContext, document: string) {
  if (standaloneOf(document)) return readFacts(context, document, undefined)
  const content = await draftContent(context, document)
  const names = namesWith((content ?? context.content).current(), [])
  return factsOf(document, names, context.content.defaults())
}

/** @throws HttpError 409 without a draft, 422 if it is not valid or has no page. */
export async function requireValidDraft(
  { store }: Pick<AdminContext, 'store'>,
  document: string,
  message: string,
) {
  const standalone = await findStandalone(store, document)
  if (standalone?.path === null) fail(422, 'This has no page that could be shown.')
  const { draft } = await readStored(store, document)
  if (!draft) fail(409, 'There is no draft to preview. Make a change first.')
  const { errors } = readBody(document, draft.body)
  if (errors.length === 0) return
  fail(422, message, { errors: pathErrors(errors, parseBody(draft.body)) })
}

/** The screen that shows the email of a field, which renders the draft. */
function emailAddress(at: string) {
  const [part = ''] = at.split('.', 1)
  return automaticEmailsPath(part in automaticEmails ? part : undefined)
}
