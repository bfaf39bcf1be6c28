import { redirect } from 'react-router'
import { adminFrom, readForm, respond } from '#app/admin/admin-from.ts'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { dispatchIntent, resultOf } from '#app/admin/kit/dispatch-intent.ts'
import { Notice } from '#app/admin/kit/notice.tsx'
import { PageHeader } from '#app/admin/kit/page-header.tsx'
import { Refusal } from '#app/admin/kit/refusal.tsx'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { blogPaths } from '#model/blog/post-paths.ts'
import { importFormats, isAtWork, UNDO_HOURS } from '#model/import/import.ts'
import type { Route } from './+types/import.ts'
import { ImportFacts } from './import-facts.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportTag } from './import-tag.tsx'
import { NotedEntries } from './noted-entries.tsx'
import { StartForm } from './start-form.tsx'
import { useFollowImport } from './use-follow-import.ts'

export async function loader(args: Route.LoaderArgs) {
  return adminFrom(args).imports.show({ id: args.params.id })
}

export async function action(args: Route.ActionArgs) {
  const { start, retry, undo, remove } = adminFrom(args).imports
  const result = await dispatchIntent(await readForm(args), { start, retry, undo, remove })
  if (result.ok && result.intent === 'remove') throw redirect(blogPaths.imports)
  return respond(result)
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.fileName ?? 'Import' },
]

/** An uploaded export: what is in it, and how far its import is. */
export default function Import({ loaderData: shown, actionData }: Route.ComponentProps) {
  useFollowImport(shown.state)
  useAnswerToast(actionData)
  const { id, fileName, state, failure, facts, canUndo } = shown
  const started = resultOf(actionData, 'start')
  const isUnused = state === 'ready' || state === 'failed' || state === 'undone'
  return (
    <>
      <PageHeader
        title={fileName}
        intro={facts ? `From ${importFormats[facts.format]}.` : undefined}
        back={{ to: blogPaths.imports, name: 'Import posts' }}
      >
        {canUndo && (
          <ConfirmButton
            label="Undo the import"
            question="Undo the whole import?"
            consequence="Its posts are deleted, with the pictures and categories that only they use. Posts that somebody has changed since go to the trash instead."
            confirm="Undo"
            values={{ intent: 'undo', id }}
          />
        )}
        {isUnused && (
          <ConfirmButton
            label="Remove this upload"
            variant="quiet"
            question={`Remove “${fileName}” from this list?`}
            consequence="The uploaded file is deleted. No post is changed."
            confirm="Remove"
            values={{ intent: 'remove', id }}
          />
        )}
      </PageHeader>
      <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ImportTag state={state} />
        {isAtWork(state) && <span className="text-soft">This goes on if you leave the page.</span>}
        {canUndo && state === 'done' && (
          <span className="text-soft">It can be undone for {UNDO_HOURS} hours.</span>
        )}
      </p>
      <Refusal result={started?.ok === false && started.errors ? undefined : actionData} />
      {failure && <Notice tone="error">{failure}</Notice>}
      {facts && state !== 'ready' && <ImportProgress shown={shown} />}
      {facts && (
        <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] xl:gap-14">
          <ImportFacts shown={shown} facts={facts} />
          {state === 'ready' && <StartForm shown={shown} facts={facts} result={started} />}
        </div>
      )}
      <NotedEntries shown={shown} />
    </>
  )
}
