import { useState } from 'react'
import { useSite } from '#app/use-site.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { Button } from '#ui/button.tsx'
import { saveState } from './save-state.ts'
import type { EditedDocument } from './use-document.ts'

type EditorBarProps = { opened: OpenedDocument; document: EditedDocument }

/** Sticky toolbar: save state, save, preview, publish. */
export function EditorBar({ opened, document }: EditorBarProps) {
  const { isSaved, hasDraft, work, save, publish } = document
  const { timeZone } = useSite().site
  if (!opened.mayChange) return null
  const isBusy = work !== null
  return (
    <div className="editor-bar sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b bg-paper py-3">
      <p role="status" className="text-small">
        {saveState({ ...opened, ...document, timeZone })}
      </p>
      <div className="flex flex-wrap gap-2">
        {/* aria-disabled, because an autosave may happen while it has the focus. */}
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
      </div>
    </div>
  )
}

/** Opens the page with the draft applied in a new tab. */
function PreviewButton({ document }: Pick<EditorBarProps, 'document'>) {
  const { isSaved, hasDraft, work, preview } = document
  const [blocked, setBlocked] = useState<string | null>(null)
  async function open() {
    // Opened during the click; later, pop-up blockers would stop it.
    const tab = window.open('', '_blank')
    const address = await preview()
    if (!address) tab?.close()
    else if (tab) tab.location.replace(address)
    setBlocked(tab ? null : address)
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
      {blocked && (
        <a href={blocked} target="_blank" rel="noopener" className="admin-link text-small">
          Open the preview
        </a>
      )}
    </>
  )
}
