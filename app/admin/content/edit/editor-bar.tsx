import { type ReactNode, useState } from 'react'
import { ReviewButton } from '#app/admin/content/publishing/review-button.tsx'
import { ScheduleButton } from '#app/admin/content/publishing/schedule-button.tsx'
import { useSite } from '#app/use-site.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { Button } from '#ui/button.tsx'
import { saveState } from './save-state.ts'
import type { EditedDocument } from './use-document.ts'

type EditorBarProps = {
  opened: OpenedDocument
  document: EditedDocument
  /** Below the state. */
  children?: ReactNode
}

/** Sticky toolbar: save state, save, preview, publish. */
export function EditorBar({ opened, document, children }: EditorBarProps) {
  const { isSaved, hasDraft, work, save, publish } = document
  const { timeZone } = useSite().site
  if (!opened.mayChange) return null
  const isBusy = work !== null
  return (
    // However long the state is, the buttons stay in place: an autosave must not move them below the pointer.
    <div className="editor-bar sticky top-0 z-10 grid items-center gap-x-6 gap-y-2 border-line border-b bg-paper py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid text-small leading-snug max-md:order-1">
        <p role="status">{saveState({ ...opened, ...document, timeZone })}</p>
        <div className="flex min-h-7 flex-wrap items-center gap-x-6">{children}</div>
      </div>
      <div className="flex flex-wrap gap-2">
        {/* aria-disabled keeps the focus on the button when an autosave disables it. */}
        <Button
          size="sm"
          variant="outline"
          type="button"
          aria-disabled={isSaved || isBusy}
          onClick={() => save()}
        >
          Save draft
        </Button>
        <PreviewButton document={document} />
        {opened.mayPublish && (
          <Button
            size="sm"
            type="button"
            busy={work === 'publish'}
            disabled={isSaved && !hasDraft && !opened.isInvalid}
            aria-disabled={isBusy}
            onClick={() => publish()}
          >
            Publish
          </Button>
        )}
        <ReviewButton opened={opened} document={document} disabled={isSaved && !hasDraft} />
        <ScheduleButton opened={opened} document={document} />
      </div>
    </div>
  )
}

/** Opens a preview of the draft in a new tab. */
function PreviewButton({ document }: Pick<EditorBarProps, 'document'>) {
  const { isSaved, hasDraft, work, preview } = document
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null)
  async function open() {
    // Open the tab synchronously in the click handler, or pop-up blockers stop it.
    const tab = window.open('', '_blank')
    const url = await preview()
    if (!url) tab?.close()
    else if (tab) tab.location.replace(url)
    setBlockedUrl(tab ? null : url)
  }
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        type="button"
        busy={work === 'preview'}
        disabled={isSaved && !hasDraft}
        aria-disabled={work !== null}
        onClick={open}
      >
        Preview
      </Button>
      {blockedUrl && (
        <a href={blockedUrl} target="_blank" rel="noopener" className="admin-link text-small">
          Open the preview
        </a>
      )}
    </>
  )
}
