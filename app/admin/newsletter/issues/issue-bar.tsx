import type { ReactNode } from 'react'
import { BackLink } from '#app/admin/kit/back-link.tsx'
import { useNavigateAfter } from '#app/admin/kit/use-navigate-after.ts'
import { useSite } from '#app/use-site.ts'
import { newsletterPaths } from '#model/admin-paths.ts'
import { momentText } from '#model/moment-text.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import type { IssueForm } from './use-issue-form.ts'

type IssueBarProps = {
  issue: OpenedIssue
  form: IssueForm
  /** Who else is here. */
  children: ReactNode
}

/** Sticky bar: the way back and whether the text is saved. */
export function IssueBar({ issue, form, children }: IssueBarProps) {
  const navigateAfter = useNavigateAfter()
  return (
    <div className="sticky top-0 z-20 -mx-admin -mt-7 flex min-h-15 items-center gap-x-4 border-line border-b bg-paper px-admin py-1.5">
      <BackLink
        to={newsletterPaths.issues}
        // The list shows what was saved before it opens.
        onClick={(event) => {
          if (form.isSaved || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          void form.saveNow().then(() => navigateAfter(newsletterPaths.issues))
        }}
      >
        Issues
      </BackLink>
      <h1 className="font-semibold max-sm:sr-only">Edit issue</h1>
      <p
        role="status"
        className="label ml-auto min-w-0 text-soft max-sm:text-hint max-sm:leading-tight"
      >
        <SaveState issue={issue} form={form} />
      </p>
      {children}
    </div>
  )
}

function SaveState({ issue, form }: Omit<IssueBarProps, 'children'>) {
  const { timeZone } = useSite().site
  const { saveFailure, isSaving, isSaved, savedAt, taken } = form
  if (isSaving) return 'Saving…'
  if (form.hasConflict) return 'Not saved: choose a version'
  if (saveFailure?.status === 404) {
    return (
      <span className="text-alarm">Somebody deleted this issue. Copy what you still need.</span>
    )
  }
  if (saveFailure) return <span className="text-alarm">{saveFailure.message}</span>
  if (!isSaved) return 'Not saved yet'
  if (taken) return `New version by ${taken}`
  if (savedAt) return `Saved at ${momentText(savedAt, timeZone, 'time')}`
  return `Saved by ${issue.by}, ${momentText(issue.at, timeZone, 'moment')}`
}
