import {
  REDIRECT_LINES_SHOWN,
  redirectImportSchema,
  redirectPreviewSchema,
} from '#model/content/redirect-list.ts'
import { mutation, type ResultOf } from '#server/actions/action.ts'
import { bumpVersion, writeDraft } from '#server/features/content/editor/write-document.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { digestOf } from '#server/platform/csv/read-records.ts'
import { fail } from '#server/platform/http/problem.ts'
import { planRedirects, REDIRECTS_KEY, type RedirectPlan } from './plan-redirects.ts'

const SAMPLES = 5

/** Previews a list of redirects without storing anything. */
export const previewRedirects = mutation(
  'editor',
  redirectPreviewSchema,
  async (context, { file }) => {
    const { merged: _, added, changed, errors, ...plan } = await planRedirects(context, file)
    return {
      message: `${countRedirects({ added, changed })}. Nothing is stored yet.`,
      value: {
        ...plan,
        digest: await digestOf(file),
        fileName: file.name,
        added: added.length,
        samples: added.slice(0, SAMPLES),
        changed: changed.slice(0, REDIRECT_LINES_SHOWN),
        changedCount: changed.length,
        errors: errors.slice(0, REDIRECT_LINES_SHOWN),
        errorCount: errors.length,
      },
    }
  },
)

export type RedirectPreview = ResultOf<typeof previewRedirects>

/** Adds a previewed list to the draft of the redirects. Publishing it is up to their editor. */
export const importRedirects = mutation(
  'editor',
  redirectImportSchema,
  async (context, { file, digest, version }) => {
    if ((await digestOf(file)) !== digest) {
      fail(422, 'This is not the file that you previewed. Preview it, then add it.')
    }
    const plan = await planRedirects(context, file)
    if (plan.version !== version) {
      fail(
        422,
        'Somebody has changed the redirects since you previewed this file. Preview it again.',
      )
    }
    const count = countRedirects(plan)
    if (plan.added.length + plan.changed.length === 0) {
      fail(422, 'All redirects of this file are there already.')
    }
    await context.store.transaction().execute(async (transaction) => {
      await bumpVersion(transaction, REDIRECTS_KEY, version)
      await writeDraft(transaction, context, REDIRECTS_KEY, JSON.stringify(plan.merged))
      await audit(transaction, context, {
        action: 'content.drafted',
        subject: `content:${REDIRECTS_KEY}`,
        summary: `Added a list to the draft of the redirects: ${count}`,
      })
    })
    return { message: `In the draft: ${count}. They work once you publish it.`, value: null }
  },
)

function countRedirects({ added, changed }: Pick<RedirectPlan, 'added' | 'changed'>) {
  const [more, others] = [added, changed].map(({ length }) => length.toLocaleString('en-US'))
  return changed.length === 0 ? `${more} new` : `${more} new, ${others} changed`
}
